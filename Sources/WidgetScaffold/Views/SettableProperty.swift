import WidgetModel
import WidgetSource
import WidgetSyntax

/// A property of a view that can be set from outside, or that documents a parameter of its name.
struct SettableProperty {
  var name: String
  /// nil where it is not written and cannot be inferred.
  var type: TypeName?
  var scope: Scope
  var documentation: [String]
  /// Whether a widget may set it.
  var isSet: Bool
  /// Why the widget cannot set it all the same, as a clause; nil if it can.
  var obstacle: String?
  /// Whether it has a value other than nil before it is set.
  var hasOwnValue: Bool
  /// The path of the file that declares it.
  var file: String
  var range: SourceRange

  private static func obstacle(
    to property: Property, _ modifiers: [String], isDeprecated: Bool, condition: String?
  ) -> String? {
    if modifiers.contains(where: { $0 == "weak" || $0.hasPrefix("unowned") }) {
      return "a weak reference is to an object that the app has to supply"
    }
    if isDeprecated { return "it is deprecated" }
    if property.attributeNames.contains("available") {
      return "it is not available everywhere that the view is"
    }
    return condition.map { "it is declared only where '\($0)' is true" }
  }

  /// What is said of it where the widget does not have it.
  func omission(because reason: String) -> Omission {
    Omission(
      name: name, type: type?.text ?? "unknown", reason: reason, file: file, range: range)
  }

  /// The instance properties of a class and its extensions, in order of declaration.
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
