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

  /// Whether its code belongs to single types, so it can be in a file for each source.
  var isOfSingleTypes: Bool { self == .coding || self == .equality }

  /// The files it writes, known before anything is read.
  ///
  /// - Parameter parts: how many of them what belongs to single types is spread over.
  public func outputNames(parts: Int) -> [String] {
    OutputNaming.outputs(ofTemplate: name, parts: self == .coding ? parts : 1)
  }
}
