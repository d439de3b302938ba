import WidgetPlan

// This is not in BuiltinGeneration.swift, because the plugins compile that file without WidgetPlan.

extension BuiltinGeneration {
  /// Returns the generations that run, in the order of their names.
  ///
  /// - Parameter templates: The names of user-defined templates. A template replaces the built-in generation with its
  ///   name.
  static func running(
    _ configuration: Configuration, templates: Set<String>
  ) -> [BuiltinGeneration] {
    owned(by: configuration, templates: templates).filter {
      $0.suits(configuration.runtime.capabilities)
    }
  }

  /// Returns the generations whose output files belong to this run, for any runtime. Existing files that the run does
  /// not write are stale.
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
