/// The error thrown if two modules decode the same name of a family.
public struct DuplicateNameError: Swift.Error, Equatable, CustomStringConvertible {
  /// The family's qualified type, such as `any MyApp.Component`.
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
    return
      "two modules have a type of '\(family)' with the name \(list); rename one of the types, or register "
      + "one of the modules"
  }
}
