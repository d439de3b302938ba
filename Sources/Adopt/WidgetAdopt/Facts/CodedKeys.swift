import WidgetModel
import WidgetSyntax

/// The keys of a type that a hand-written member can name.
struct CodedKeys {
  /// The key in the JSON of each case of `CodingKeys`. Empty if `CodingKeys` is not known.
  var keys: [String: String] = [:]
  /// The names by which the members can refer to the type.
  var typeNames: Set<String> = []

  /// Returns the keys of another enum by its name, or nil if it is not plain.
  var others: (String) -> [String: String]? = { _ in nil }
  /// Whether a type's values are keys with any text, for which `forKey: "title"` is the key itself.
  var areTexts: (String) -> Bool = { _ in false }
  /// The name of the type of the keys, if it is not the type's `CodingKeys`.
  private(set) var other: String?
  /// Whether literals are the keys.
  private(set) var usesTexts = false
  /// The keys of the nested object that contains these keys.
  private(set) var path: [String] = []

  /// The name of the parameter for the key, if the member is a helper. Its facts have an empty key.
  var parameter: String?

  /// Whether a type, such as `CodingKeys` and `Self.CodingKeys`, is the type of the keys.
  private func isKeyType(_ type: String) -> Bool {
    if let other { return type == other }
    return type == "CodingKeys" || typeNames.contains { type == $0 + ".CodingKeys" }
  }

  /// Returns the keys of a container in a nested object, or nil if its keys are not known.
  func keys(of type: String, at path: [String]) -> CodedKeys? {
    var found = self
    found.path = path
    if isKeyType(type) { return found }
    found.usesTexts = areTexts(type)
    guard let keys = found.usesTexts ? [:] : others(type) else { return nil }
    (found.keys, found.other) = (keys, type)
    return found
  }

  /// Returns the place of `forKey: .title`, or of the helper's own parameter.
  func place(_ argument: Expression.Argument) throws(Obstacle) -> Place {
    if let parameter, argument.label == "forKey", argument.value.name == parameter {
      return .key("")
    }
    let key = try key(argument)
    return path.isEmpty ? .key(key) : .path(path + [key])
  }

  /// Returns the key of `forKey: .title`, `forKey: CodingKeys.title` or `forKey: "title"`.
  func key(_ argument: Expression.Argument) throws(Obstacle) -> String {
    if usesTexts, argument.label == "forKey",
      let key = StringLiteral.value(of: argument.value.text)
    {
      return key
    }
    let name: String? =
      switch argument.value.kind {
      case .implicitMember(let name): name
      case .member(let base, let name) where isKeyType(base.text): name
      default: nil
      }
    guard argument.label == "forKey", let name, let key = keys[name.bareName] else {
      throw Obstacle(.keys, argument.value.quoted, at: argument.value.start)
    }
    return key
  }
}
