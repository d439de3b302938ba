/// A kind of code that is generated without user-defined templates, and that `--only` can select.
///
/// The plugins also compile this file; see `OutputNaming`.
public enum BuiltinGeneration: String, CaseIterable, Sendable {
  /// `CodingKeys`, `init(from:)`, `encode(to:)`, their counterparts for direct JSON, and memberwise initializers.
  case coding = "Coding"
  /// `==`.
  case equality = "Equality"
  /// The codable boxes of polymorphic values, with a `switch` over the names of each tagged family.
  case families = "Families"
  /// A function that registers a module's types with Beagle.
  case registration = "Registration"
  /// The runtime that generated code calls, for targets that do not import WidgetRuntime.
  case runtime = "Runtime"

  /// The name in `--only`, in configuration files and in the names of output files: `Coding`.
  public var name: String { rawValue }

  /// Whether each generated member belongs to one type. Such members can be divided into one file per source.
  var isOfSingleTypes: Bool { self == .coding || self == .equality }

  /// Returns the names of the output files, which are known before sources are read.
  ///
  /// - Parameter parts: the number of files among which the members of the generation `Coding` are divided. Any other
  ///   generation has one file.
  public func outputNames(parts: Int) -> [String] {
    OutputNaming.outputs(ofTemplate: name, parts: self == .coding ? parts : 1)
  }
}
