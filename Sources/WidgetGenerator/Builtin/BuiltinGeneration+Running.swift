extension BuiltinGeneration {
  /// Those that run, in the order of their names.
  ///
  /// - Parameter templates: the names of the user's templates: one with the name of a built-in
  ///   generation takes its place.
  static func running(
    _ configuration: Configuration, templates: Set<String>
  ) -> [BuiltinGeneration] {
    allCases.filter { generation in
      configuration.only?.contains(generation.name) ?? true && !templates.contains(generation.name)
    }
  }
}
