import WidgetTemplate
import WireContract

/// The cases of enums.
extension CatalogContext {
  func facts(_ values: ContractValues) -> [HTML] {
    var facts: [HTML] = [
      values.areIntegers ? "The value is an integer." : "The value is a string."
    ]
    if let fallback = values.fallback {
      facts.append("<code>\(fallback)</code> takes the place of an unknown value.")
    } else {
      facts.append("An unknown value is an error.")
    }
    if values.ignoresCase { facts.append("Values are compared in lower case.") }
    return facts
  }

  func cases(of type: ContractType, _ name: String) -> [Value] {
    if let values = type.values { return rawCases(of: values, name) }
    guard let choice = type.choice, !choice.isFamily else { return [] }
    return choice.options.map { option in
      let example = input.examples.pair(of: option, in: name)?.minimal
      return .strict([
        "anchor": .html(HTML(anchors.option(option, of: name) ?? "")),
        "name": .html(
          option.names.isEmpty ? HTML(option.id) : option.names.map { HTML($0) }.joined(", ")),
        "swift": option.names.first == option.id ? .none : .html(HTML(option.id)),
        "documentation": .html(Markdown.html(option.documentation ?? "")),
        "content": content(of: option).map(Value.html) ?? .none,
        "available": option.availability.text.map { .html(HTML($0)) } ?? .none,
        "example": example.map { .html(JSONHighlight.html($0.text)) } ?? .none,
      ])
    }
  }

  /// A case that has several values is one row.
  private func rawCases(of values: ContractValues, _ name: String) -> [Value] {
    var rows: [(name: String, values: [String])] = []
    for element in values.cases {
      if let index = rows.firstIndex(where: { $0.name == element.name }) {
        rows[index].values.append(element.value)
      } else {
        rows.append((element.name, [element.value]))
      }
    }
    return rows.map { row in
      .strict([
        "anchor": .html(HTML("\(anchors.type(name) ?? "").\(Anchors.id(row.name))")),
        "name": .html(row.values.map { HTML($0) }.joined("</code>, <code>")),
        "swift": row.values == [row.name] ? .none : .html(HTML(row.name)),
        "documentation": "", "content": .none, "example": .none,
        "available": values.availability[row.name]?.text.map { .html(HTML($0)) } ?? .none,
      ])
    }
  }

  private func content(of option: ContractOption) -> HTML? {
    switch option.content {
    case .type(let name): words.link(name)
    case .single(let type), .whole(let type): words.type(type)
    case .values(let values):
      values.isEmpty
        ? nil
        : values.map { value -> HTML in
          let mark: HTML = value.isRequired ? "" : "?"
          return "<code>\(value.label)</code>\(mark): \(words.type(value.type))"
        }.joined(", ")
    }
  }
}
