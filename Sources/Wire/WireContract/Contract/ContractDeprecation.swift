/// Messages about deprecated declarations.
enum ContractDeprecation {
  /// Returns documentation with a note about the deprecation, in the form of JSDoc and KDoc. Documentation of a
  /// declaration that is not deprecated is returned unchanged.
  static func noted(_ deprecation: String?, in documentation: String?) -> String? {
    guard let deprecation else { return documentation }
    let note = deprecation.isEmpty ? "@deprecated" : "@deprecated \(deprecation)"
    return documentation.map { "\($0)\n\n\(note)" } ?? note
  }

  /// Returns the message about a deprecated declaration: `'Label.text' is deprecated: use 'title'`.
  static func message(_ name: String, _ deprecation: String) -> String {
    "'\(name)' is deprecated" + (deprecation.isEmpty ? "" : ": \(deprecation)")
  }
}

extension Contract {
  /// Returns the deprecation message of a type, or nil if the type is not deprecated.
  func deprecation(ofType name: String) -> String? {
    if let note = types[name]?.deprecation { return note }
    for type in types.values {
      for option in type.choice?.options ?? [] {
        if case .type(name) = option.content, let note = option.deprecation { return note }
      }
    }
    return nil
  }
}
