import WidgetPlan

// Not in BuiltinGeneration.swift, from which the plugins are compiled without WidgetPlan.

extension BuiltinGeneration {
  /// Those that run, in the order of their names.
  ///
  /// - Parameter templates: the names of the user's templates: one with the name of a built-in
  ///   generation takes its place.
  static func running(
    _ configuration: Configuration, templates: Set<String>
  ) -> [BuiltinGeneration] {
    owned(by: configuration, templates: templates).filter {
      $0.suits(configuration.runtime.capabilities)
    }
  }

  /// Those whose output files are this run's, with whatever runtime: what it writes none of is out
  /// of date.
  static func owned(
    by configuration: Configuration, templates: Set<String>
  ) -> [BuiltinGeneration] {
    allCases.filter { generation in
      configuration.only?.contains(generation.name) ?? true
        && !templates.contains(generation.name)
    }
  }

  private func suits(_ runtime: Runtime) -> Bool {
    switch self {
    case .coding, .equality: true
    case .families, .runtime: runtime.hasPolicies
    case .registration: runtime.registry != nil
    }
  }
}
