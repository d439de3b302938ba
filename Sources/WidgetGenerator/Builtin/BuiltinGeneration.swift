import WidgetPlan

/// A built-in generation: one template, one output file.
///
/// The plugins are compiled from this file, too; see `OutputNaming`.
public enum BuiltinGeneration: String, CaseIterable, Sendable {
  /// `CodingKeys`, `init(from:)` and memberwise initializers.
  case coding = "Coding"
  /// `==`.
  case equality = "Equality"
  /// The types that stand for polymorphic values: a closed `switch` over the names of a family.
  case families = "Families"
  /// A function that makes the types of a module known to Beagle.
  case registration = "Registration"
  /// What the other generated files call, for targets that do not import WidgetRuntime.
  case runtime = "Runtime"

  /// The name in `--only` and in configuration files, which is that of the template.
  public var name: String { rawValue }

  /// The files it writes, known before anything is read.
  ///
  /// - Parameter parts: how many of them what belongs to single types is spread over.
  public func outputNames(parts: Int) -> [String] {
    OutputNaming.outputs(ofTemplate: name, parts: self == .coding ? parts : 1)
  }
}

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
