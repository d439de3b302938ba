import WidgetModel
import WidgetSource
import WidgetSyntax

/// A hand-written `CodingKeys` whose cases are plain: an enum without members and conditions.
struct KeyEnum {
  let id: DeclarationID
  /// The type or the extension that declares the enum.
  let owner: DeclarationID
  /// The key in the JSON of each case, by the name of the case.
  let keys: [String: String]

  /// The types that an enum of keys without members can inherit.
  private static let plainProtocols: Set = [
    "CaseIterable", "CodingKey", "Equatable", "Hashable", "Sendable", "String",
  ]

  /// Returns the enum of a type, or nil if the type has none.
  static func find(in type: ModelType, _ model: Model) throws(Obstacle) -> KeyEnum? {
    for owner in [type.id] + type.extensions {
      let file = model.files[owner.file]
      if let alias = model.declaration(owner).typealiases.first(where: {
        file.text($0.name) == "CodingKeys"
      }) {
        throw Obstacle(.keys, "a typealias", at: alias.name.start, in: owner.file)
      }
      let found = model.nestedTypes(of: owner).first {
        file.text(model.declaration($0).name) == "CodingKeys"
      }
      if let found { return try KeyEnum(found, owner, model) }
    }
    return nil
  }

  /// - Parameter owner: the type or the extension whose conditions must apply.
  init(
    _ id: DeclarationID, _ owner: DeclarationID, _ model: Model
  ) throws(Obstacle) {
    let file = model.files[id.file]
    let declaration = model.declaration(id)
    let inherited = Set(file[declaration.inherits].map(file.text))
    let isPlain =
      declaration.kind == .enum && declaration.functions.isEmpty && declaration.properties.isEmpty
      && declaration.initializers.isEmpty && declaration.attributes.isEmpty
      && inherited.isSubset(of: Self.plainProtocols)
      && model.extensions(of: id).isEmpty
    let clause = model.declaration(owner).clause
    guard isPlain, declaration.clause == clause,
      declaration.cases.allSatisfy({ $0.clause == clause })
    else { throw Obstacle(.keys, "", at: declaration.name.start, in: id.file) }
    var keys: [String: String] = [:]
    for element in declaration.cases {
      let name = file.text(element.name).bareName
      let value = element.value.map(file.text)
      guard let key = value.map(StringLiteral.value) ?? name else {
        throw Obstacle(.keys, "", at: element.name.start, in: id.file)
      }
      keys[name] = key
    }
    (self.id, self.owner, self.keys) = (id, owner, keys)
  }
}
