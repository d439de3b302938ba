/// A built-in generation: one template, one output file.
///
/// The plugins also compile this file; see `OutputNaming`.
public enum BuiltinGeneration: String, CaseIterable, Sendable {
  /// `CodingKeys`, `init(from:)` and memberwise initializers.
  case coding = "Coding"
  /// `==`.
  case equality = "Equality"
  /// The codable boxes of polymorphic values: a closed `switch` over the names of a family.
  case families = "Families"
  /// A function that registers a module's types with Beagle.
  case registration = "Registration"
  /// The runtime that generated code calls, for targets that do not import WidgetRuntime.
  case runtime = "Runtime"

  /// The template's name, as in `--only` and in configuration files.
  public var name: String { rawValue }

  /// Whether its code belongs to single types, so it can be in a file for each source.
  var isOfSingleTypes: Bool { self == .coding || self == .equality }

  /// Returns the names of the output files, which are known before sources are read.
  ///
  /// - Parameter parts: The number of files over which the members of types are spread.
  public func outputNames(parts: Int) -> [String] {
    OutputNaming.outputs(ofTemplate: name, parts: self == .coding ? parts : 1)
  }
}
