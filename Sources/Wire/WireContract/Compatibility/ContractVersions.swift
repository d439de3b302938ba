import WidgetSource

/// The names, keys and values of payloads, each with the versions of the app that read it.
package struct ContractVersions: Sendable {
  package struct Row: Sendable {
    package var place: WirePlace
    /// Whether each version reads the name, key or value, the oldest version first.
    package var isRead: [Bool]
    /// Whether the name, key or value is deprecated in the newest version that reads it.
    package var isDeprecated: Bool

    /// The index of the version since which all versions read the name, key or value, or nil if the newest version does
    /// not.
    package var since: Int? {
      guard isRead.last == true else { return nil }
      return isRead.lastIndex(of: false).map { $0 + 1 } ?? 0
    }
  }

  /// The rows, sorted by place in the JSON: one for each name, key and value that some version reads.
  package private(set) var rows: [Row] = []
  private var indices: [String: Int] = [:]

  /// - Parameter contracts: the versions, the oldest first.
  package init(_ contracts: [Contract]) {
    for (version, contract) in contracts.enumerated() {
      let names = WireTypeNames(contract)
      for (name, type) in contract.sortedTypes where type.directions.decodes {
        let place = names.place(ofType: name)
        for part in type.parts(at: place) {
          add(part.place, part.deprecation, version, of: contracts.count)
        }
      }
    }
    rows = rows.stablySorted { $0.place.wire < $1.place.wire }
    indices = Dictionary(rows.enumerated().map { ($1.place.wire, $0) }) { first, _ in first }
  }

  private mutating func add(
    _ place: WirePlace, _ deprecation: String?, _ version: Int, of count: Int
  ) {
    let index = indices[place.wire] ?? rows.count
    if index == rows.count {
      indices[place.wire] = index
      rows.append(
        Row(place: place, isRead: Array(repeating: false, count: count), isDeprecated: false))
    }
    rows[index].place = place
    rows[index].isRead[version] = true
    rows[index].isDeprecated = deprecation != nil
  }

  /// The row of the name, key or value at a place in the JSON, or nil if no version reads it.
  package subscript(wire: String) -> Row? { indices[wire].map { rows[$0] } }
}

extension ContractType {
  /// Returns the names, keys and values that the type reads.
  fileprivate func parts(at place: WirePlace) -> [(place: WirePlace, deprecation: String?)] {
    var parts: [(place: WirePlace, deprecation: String?)] = []
    for property in properties where property.isRead && !property.isFlattened {
      for path in property.reads {
        parts.append(
          (
            place.appending(
              wire: property.isElement ? property.name : path.joined(separator: "."),
              swift: property.name), property.deprecation
          ))
      }
    }
    for option in choice?.options ?? [] where option.directions.decodes {
      for name in option.names {
        parts.append((place.appending(wire: name, swift: option.id), option.deprecation))
      }
    }
    for element in values?.cases ?? [] {
      parts.append(
        (
          place.appending(wire: element.value, swift: element.name),
          values?.deprecations[element.name]
        ))
    }
    return parts
  }
}
