extension BuiltinGeneration {
  /// Those that run, in the order of their names.
  ///
  /// - Parameter templates: the names of the user's templates: one with the name of a built-in
  ///   generation takes its place.
  static func running(
    _ configuration: Configuration, templates: Set<String>
  ) -> [BuiltinGeneration] {
    allCases.filter { generation in
      generation.suits(configuration.runtime)
        && configuration.only?.contains(generation.name) ?? true
        && !templates.contains(generation.name)
    }
  }

  private func suits(_ runtime: Configuration.Runtime) -> Bool {
    switch self {
    case .coding, .equality: true
    case .families, .runtime: runtime != .beagle1
    case .registration: runtime != .standalone
    }
  }
}
