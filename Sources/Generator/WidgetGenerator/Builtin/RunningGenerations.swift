import WidgetPlan

// This extension is not in BuiltinGeneration.swift, because the plugins compile that file without WidgetPlan.

extension BuiltinGeneration {
  /// Returns the generations that the configuration selects and the runtime supports.
  ///
  /// - Parameter templates: The names of user-defined templates. A template replaces the built-in generation with the
  ///   same name.
  static func running(
    _ configuration: Configuration, templates: Set<String>
  ) -> [BuiltinGeneration] {
    owned(by: configuration, templates: templates).filter {
      $0.suits(configuration.runtime.capabilities)
    }
  }

  /// Returns the generations whose output files belong to this run, regardless of the runtime. An existing file of
  /// these generations is emptied if nothing is generated for it.
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
