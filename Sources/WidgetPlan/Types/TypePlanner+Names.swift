import WidgetModel
import WidgetSyntax

extension TypePlanner {
  /// The names that the types of its properties and values consist of, and those in initial values.
  var namedTypes: [String] {
    var names: [String] = []
    for property in type.storedProperties + computed {
      property.type?.forEachName { names.append($0) }
      property.attributes.coder.map(TypeName.init(parsing:))?.forEachName {
        names.append($0)
      }
      names += namedTypes(inValuesOf: property)
    }
    for parameter in type.cases.flatMap({ $0.parameters ?? [] }) {
      parameter.type.forEachName { names.append($0) }
    }
    return names
  }

  /// Those in values that are written again: as a default argument, or in place of what the JSON
  /// does not have.
  private func namedTypes(inValuesOf property: Property) -> [String] {
    let values = [property.initialValue, property.attributes.defaultText].compactMap(\.self)
    // A capital letter alone may begin a word for a `String`.
    return values.flatMap(Mention.all).filter { $0.isCalled || $0.member != nil }
      .flatMap { $0.name.split(separator: ".").prefix(1).map(String.init) }
  }
}
