import WidgetModel
import WidgetSource
import WidgetSyntax

/// A property of a view that a widget can set, or that documents a parameter with the same name.
struct SettableProperty {
  var name: String
  /// The type, or nil if it is not written and cannot be inferred.
  var type: TypeName?
  var scope: Scope
  var documentation: [String]
  /// Whether the widget should set the property. An `obstacle` can still prevent it.
  var isSet: Bool
  /// The reason why the widget cannot set the property even if it should, as a clause, or nil if there isn't one.
  var obstacle: String?
  /// Whether the property is computed or has an initial value other than nil.
  var hasOwnValue: Bool
  /// The path of the file that declares the property.
  var file: String
  var range: SourceRange

  private static func obstacle(
    to property: Property, _ modifiers: [String], isDeprecated: Bool, condition: String?
  ) -> String? {
    if modifiers.contains(where: { $0 == "weak" || $0.hasPrefix("unowned") }) {
      return "the app must supply the object of a weak reference"
    }
    if isDeprecated { return "it is deprecated" }
    if property.attributeNames.contains("available") {
      return "it is not available wherever the view is"
    }
    return condition.map { "it is declared only if '\($0)' is true" }
  }

  func omission(because reason: String) -> Omission {
    Omission(
      name: name, type: type?.text ?? "unknown", reason: reason, file: file, range: range)
  }

  /// Returns the instance properties of a class and its extensions, in order of declaration.
  static func all(of id: DeclarationID, in search: ViewSearch) -> [SettableProperty] {
    let model = search.model
    let type = model.type(id)
    return type.properties.filter { !$0.isStatic }.compactMap { property in
      let file = model.files[property.owner.file]
      let declared = model.declaration(property.owner).properties.first {
        $0.name == property.range
      }
      guard let declared else { return nil }
      let modifiers = file[declared.modifiers].map(file.text)
      let isAssignable =
        !property.isLet && (!property.isComputed || declared.accessors?.hasSetter == true)
      let inferred =
        property.type == nil
        ? property.initialValue.flatMap {
          InitialValue($0)?.type(in: Scope(in: property.owner), search)
        } : nil
      return SettableProperty(
        name: property.name, type: property.type ?? inferred?.type,
        scope: inferred?.scope ?? Scope(in: property.owner),
        documentation: declared.documentation.map(file.documentationLines) ?? [],
        isSet: isAssignable && !property.isLazy
          && property.setterAccess.isVisibleInOtherFiles
          && !modifiers.contains(where: { $0 == "override" })
          && !property.attributeNames.contains("IBOutlet") && property.annotations.isEmpty,
        obstacle: obstacle(
          to: property, modifiers,
          isDeprecated: file[declared.attributes].contains {
            file.name(of: $0) == "available" && file.text($0.range).holds("deprecated")
          }, condition: search.condition(of: property.clause, in: property.owner, of: id)),
        hasOwnValue: property.isComputed
          || property.initialValue.map { $0.trimmed != "nil" } ?? false,
        file: file.source.path, range: property.range)
    }
  }
}
