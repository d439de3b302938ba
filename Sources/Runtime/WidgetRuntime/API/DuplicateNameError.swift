/// The error thrown if two modules decode the same name of a family.
public struct DuplicateNameError: Swift.Error, Equatable, CustomStringConvertible {
  /// The qualified name of the family's protocol, such as `MyApp.Component`.
  public let family: String
  /// The names that another module already decodes.
  public let names: [String]

  init<Family>(_ names: [String], in family: Family.Type) {
    self.family = String(reflecting: family)
    self.names = names
  }

  /// A message that lists the names.
  public var description: String {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return names.count == 1
      ? "two modules have a type of '\(family)' with the name \(list); rename one of the types, or register only one "
        + "of the modules"
      : "two modules have types of '\(family)' with the names \(list); rename the types of one module, or register "
        + "only one of the modules"
  }
}
