import WidgetSource
import WidgetTemplate
import WireContract

/// Counts how often each payload file contains a part of the contract that the page describes.
struct Usage {
  private let files: [CatalogInput.Payloads.File]

  init(_ files: [CatalogInput.Payloads.File]) { self.files = files }

  /// The files that contain a part, each with the number of occurrences.
  typealias Counts = [(path: String, count: Int)]

  func counts(_ count: (PayloadUsage) -> Int) -> Counts {
    files.compactMap { file in
      let number = count(file.usage)
      return number > 0 ? (file.path, number) : nil
    }
  }

  func counts(ofType name: String) -> Counts { counts { $0.count(ofType: name) } }

  /// - Parameter options: the options to count, such as the type's options in families, or none to count the type
  ///   itself.
  func value(ofType name: String, options: [(choice: String, id: String)]) -> Value {
    if options.isEmpty { return value(counts(ofType: name), spellings: [:]) }
    return value(
      counts { usage in options.reduce(0) { $0 + usage.count(ofOption: $1.id, in: $1.choice) } },
      spellings: [:])
  }

  func value(ofProperty name: String, of owner: String) -> Value {
    var spellings: [String: Int] = [:]
    for file in files {
      spellings.merge(file.usage.spellings(ofProperty: name, of: owner)) { $0 + $1 }
    }
    return value(counts(ofProperty: name, of: owner), spellings: spellings)
  }

  func counts(ofProperty name: String, of owner: String) -> Counts {
    counts { $0.spellings(ofProperty: name, of: owner).values.reduce(0, +) }
  }

  private func value(_ counts: Counts, spellings: [String: Int]) -> Value {
    let shown = counts.prefix(Self.mostFiles)
    return .strict([
      "times": .int(counts.total), "files": .int(counts.count), "of": .int(files.count),
      "paths": .array(
        shown.map { .strict(["path": .escaped($0.path), "times": .int($0.count)]) }),
      "more": .int(counts.count - shown.count),
      "spellings": spellings.count < 2
        ? []
        : .array(
          spellings.stablySorted { $0.key < $1.key }.map {
            .strict(["key": .escaped($0.key), "times": .int($0.value)])
          }),
    ])
  }

  /// The maximum number of files that are listed.
  private static let mostFiles = 12
}

extension Usage.Counts {
  var total: Int { reduce(0) { $0 + $1.count } }
}

extension CatalogContext {
  /// The counts of payloads as a chart, or no value if payloads are not counted.
  var payloads: Value {
    guard let usage, let payloads = input.payloads else { return .none }
    var rows: [(name: HTML, color: String, counts: Usage.Counts)] = []
    var never: [HTML] = []
    for (number, family) in families.enumerated() {
      for option in contract.types[family]?.choice?.options ?? [] where option.directions.decodes {
        let anchor = anchors.option(option, of: family) ?? ""
        let name: HTML =
          "<a href=\"\(Anchors.link(anchor))\">\(option.names.first ?? option.id)</a>"
        let counts = usage.counts { $0.count(ofOption: option.id, in: family) }
        if counts.isEmpty {
          never.append(name)
        } else {
          rows.append((name, Self.color(number), counts))
        }
      }
    }
    let sorted = rows.stablySorted { $0.counts.total > $1.counts.total }
    let most = max(1, sorted.first?.counts.total ?? 1)
    return .strict([
      "files": .int(payloads.files.count),
      "invalid": .int(payloads.files.filter { $0.errors > 0 }.count),
      "rows": .array(
        sorted.map { row in
          .strict([
            "name": .html(row.name), "color": .string(row.color), "times": .int(row.counts.total),
            "files": .int(row.counts.count),
            "width": .int(max(1, row.counts.total * 200 / most)),
          ])
        }),
      "never": .array(never.map(Value.html)),
      "neverKeys": .array(neverKeys(usage).map(Value.html)),
    ])
  }

  /// Returns the keys that no payload contains, for types that payloads contain.
  private func neverKeys(_ usage: Usage) -> [HTML] {
    contract.sortedTypes.flatMap { name, type -> [HTML] in
      if usage.counts(ofType: name).isEmpty { return [] }
      return type.properties.compactMap { property in
        guard !property.reads.isEmpty, let anchor = anchors.property(property, of: name),
          usage.counts(ofProperty: property.name, of: name).isEmpty
        else { return nil }
        return "<a href=\"\(Anchors.link(anchor))\">\(name).\(property.label)</a>"
      }
    }
  }
}
