import WidgetPlan

// This extension is not in BuiltinGeneration.swift, because the plugins compile that file without WidgetPlan.

extension BuiltinGeneration {
  /// Returns the generations that the configuration selects and the runtime supports.
  static func running(_ configuration: Configuration) -> [BuiltinGeneration] {
    owned(by: configuration).filter { $0.suits(configuration.runtime.capabilities) }
  }

  /// Returns the generations whose output files belong to this run, regardless of the runtime. An existing file of
  /// these generations is emptied if nothing is generated for it.
  static func owned(by configuration: Configuration) -> [BuiltinGeneration] {
    allCases.filter { configuration.only?.contains($0.name) ?? true }
  }

  private func suits(_ runtime: Runtime) -> Bool {
    switch self {
    case .coding, .equality: true
    case .families, .runtime: runtime.hasPolicies
    case .registration: runtime.registry != nil
    }
  }
}
