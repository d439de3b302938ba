package import WidgetPlan
package import WidgetSource

/// The configuration of a run, from flags and `widgetgen.json`, validated and complete.
package struct Configuration: Sendable {
  /// The coding runtime that generated code calls.
  package enum Runtime: String, CaseIterable, Sendable {
    case beagle1 = "beagle-1"
    case beagle2 = "beagle-2"
    case standalone

    /// The runtime of a run that does not specify a runtime.
    package static let `default` = Self.standalone

    /// The capabilities of the runtime.
    package var capabilities: WidgetPlan.Runtime {
      switch self {
      case .beagle1: .beagle1
      case .beagle2: .beagle2
      case .standalone: .standalone
      }
    }

    /// Whether the runtime supports code that reads and writes the bytes of JSON, in addition to `Codable`.
    package var hasDirectJSON: Bool { capabilities.hasDirectJSON }

    /// Whether families are declared in the sources. Beagle's families are built in.
    package var hasFamilies: Bool { capabilities.hasFamilies }

    /// Whether a function that registers the widgets can be generated.
    package var hasRegistration: Bool { capabilities.registry != nil }
  }

  package var runtime: Runtime
  /// The names of the requested built-in generations, or nil for all generations that the runtime supports.
  package var only: [String]?
  /// Whether the inline blocks in the sources are filled.
  package var fillsInlineBlocks: Bool
  /// Whether code that reads and writes the bytes of JSON is generated in addition to `Codable`.
  package var directJSON: Bool
  /// Whether the types of the runtime `standalone` get an enum `CodingKeys`; the Beagle runtimes always have it.
  package var codingKeys: Bool
  /// Whether the whole runtime is generated into the target, even the parts that generated code does not use.
  package var embedsWholeRuntime = false
  /// The values of `argument.KEY` in templates, by key.
  package var arguments: [String: String]
  /// The paths of the imported modules' sources. These sources are read only to resolve types, and nothing is generated
  /// for their declarations.
  package var dependencies: Set<String>
  /// The name of each file's module in templates of Sourcery, by the path of the file. Empty if modules are unknown.
  package var modules: [String: String] = [:]
  /// The key style of each file's module, by the path of the file.
  package var keyStyles: [String: String]
  /// The names of the dependencies' modules that the build knows, by the path of the file.
  package var dependencyModules: [String: String] = [:]
  /// The paths of those sources among `dependencies` whose targets contain the runtime instead of importing it.
  package var embeddingDependencies: Set<String> = []
  /// The keys of annotations that user-defined templates read; a trailing `*` matches any text.
  package var annotations: [String]
  /// The file in the output folder that contains the output of all user-defined templates, in the order of the
  /// templates' paths. Nil for one file per template.
  package var outputFile: String?
  /// The number of files among which the members of types are divided; see `OutputNaming`.
  package var parts: Int
  /// Whether the code for the types of each source is in a separate file.
  package var filePerSource: Bool
  /// Comment lines that follow the `GeneratedHeader` of each generated file.
  package var header: [String]
  /// The protocols whose conforming structs are selected for generation, or nil for the runtime's protocols.
  package var select: [String]?
  /// The configuration file of the run. Nil if there isn't one, or if a flag specifies `select`.
  package var selectOrigin: Origin?

  /// A configuration file and the ranges of the names in `select`, for diagnostics.
  package struct Origin: Sendable {
    package var file: String
    package var places: [String: SourceRange]

    package init(file: String, places: [String: SourceRange]) {
      self.file = file
      self.places = places
    }

    /// Returns the edit that replaces the text between a name's quotes, or an empty array if the name is written with
    /// escapes.
    func replacing(_ name: String, with text: String) -> [SourceEdit] {
      guard let place = places[name], place.count == name.utf8.count + 2 else { return [] }
      let range = SourceRange(start: place.start + 1, end: place.end - 1)
      return [SourceEdit(file: file, range: range, replacement: text)]
    }
  }

  /// The names of all key styles.
  package static let knownKeyStyles = NameStyle.allCases.map(\.rawValue)

  /// The names of the arguments that the built-in generations read.
  package static let knownArguments = ["embedRuntime", "shouldNotImportBeagle"]

  /// Returns the reason why an element of `annotations` is wrong, or nil if it is valid.
  package static func problem(ofAnnotation pattern: String) -> String? {
    TemplateKeys.problem(of: pattern)
  }

  package init(
    runtime: Runtime = .default, only: [String]? = nil, fillsInlineBlocks: Bool = false,
    directJSON: Bool = false, codingKeys: Bool = false, arguments: [String: String] = [:],
    dependencies: Set<String> = [], keyStyles: [String: String] = [:], annotations: [String] = [],
    outputFile: String? = nil, parts: Int = 1, filePerSource: Bool = false, header: [String] = [],
    select: [String]? = nil, selectOrigin: Origin? = nil
  ) {
    self.runtime = runtime
    self.only = only
    self.fillsInlineBlocks = fillsInlineBlocks
    self.directJSON = directJSON
    self.codingKeys = codingKeys
    self.arguments = arguments
    self.dependencies = dependencies
    self.keyStyles = keyStyles
    self.annotations = annotations
    self.outputFile = outputFile
    self.parts = parts
    self.filePerSource = filePerSource
    self.header = header
    self.select = select
    self.selectOrigin = selectOrigin
  }
}
