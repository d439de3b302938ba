package import WidgetSource
import WidgetSyntax

/// The user-defined enum with the keys of a case's values, which is named as in Swift's own coding: `CircleCodingKeys`
/// for `case circle(radius: Int)`.
package struct CaseCodingKeys {
  package let name: String
  /// The cases in order of declaration. Empty if the keys are unknown.
  package let cases: [EnumCase]
  /// The reason why the keys are unknown, as a predicate: `is a struct`. Nil if the keys are the raw values or the names
  /// of the cases.
  package let unknownReason: String?
  package let file: Int
  package let range: SourceRange

  /// Returns nil if the enum and its extensions declare no keys for the case.
  package init?(of element: EnumCase, in type: ModelType, _ model: Model) {
    let name = element.name.bareName.capitalizedFirst + "CodingKeys"
    for body in [type.id] + type.extensions {
      let nested = model.nestedTypes(of: body)
      if let id = nested.first(where: { model.name(of: $0).localName == name }) {
        self.init(name, model.type(id), id.file, model.declaration(id).name, model)
        return
      }
      let file = model.files[body.file]
      guard
        let alias = model.declaration(body).typealiases.first(where: { file.text($0.name) == name })
      else { continue }
      let target = TypeName(parsing: file.text(alias.type)).dottedName
      let id = target.map { model.types(named: $0, in: Scope(in: body)) }?.first
      self.init(name, id.map(model.type), body.file, alias.name, model)
      return
    }
    return nil
  }

  private init(
    _ name: String, _ keys: ModelType?, _ file: Int, _ range: SourceRange, _ model: Model
  ) {
    (self.name, self.file, self.range) = (name, file, range)
    unknownReason =
      keys.map { $0.unknownKeysReason(in: model) }
      ?? "is a typealias for a type that no source declares"
    cases = unknownReason == nil ? keys?.cases ?? [] : []
  }
}

extension ModelType {
  /// Returns the reason why the keys in this type, a `CodingKeys`, are unknown. Nil if they are the raw values or the
  /// names of its cases.
  func unknownKeysReason(in model: Model) -> String? {
    if kind != .enum { return "is a \(kind.rawValue)" }
    if properties.contains(where: { $0.bareName == "stringValue" && !$0.isStatic }) {
      return "declares 'stringValue'"
    }
    let isCustom = ([id] + extensions).contains { body in
      let file = model.files[body.file]
      return model.declaration(body).initializers.contains {
        file[$0.parameters].first?.label.map(file.text) == "stringValue"
      }
    }
    return isCustom ? "declares 'init(stringValue:)'" : nil
  }
}
