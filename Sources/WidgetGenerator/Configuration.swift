package import WidgetPlan
package import WidgetSource

/// What the user asks of a run, from flags and `widgetgen.json`, checked and complete.
package struct Configuration: Sendable {
  /// Whose coding runtime the generated code calls.
  package enum Runtime: String, CaseIterable, Sendable {
    case beagle1 = "beagle-1"
    case beagle2 = "beagle-2"
    case standalone

    /// The runtime of a run that specifies none.
    package static let `default` = Self.standalone

    /// The capabilities of the runtime.
    package var capabilities: WidgetPlan.Runtime {
      switch self {
      case .beagle1: .beagle1
      case .beagle2: .beagle2
      case .standalone: .standalone
      }
    }

    /// Whether generated code can also read and write bytes.
    package var hasDirectJSON: Bool { capabilities.hasDirectJSON }

    /// Whether the sources declare their own families. With Beagle, the runtime has them.
    package var hasFamilies: Bool { capabilities.hasFamilies }
  }

  package var runtime: Runtime
  /// The built-in generations that run, by name; nil for all that suit the runtime, empty for none.
  package var only: [String]?
  /// Whether `inline:auto` blocks inside the sources are filled.
  package var fillsInlineBlocks: Bool
  /// Whether code that reads the bytes of JSON is generated besides that for `Codable`.
  package var directJSON: Bool
  /// What templates see as `argument.KEY`.
  package var arguments: [String: String]
  /// The paths of sources that are only read to resolve types: those of the modules that a target
  /// imports. Nothing is generated for what they declare.
  package var dependencies: Set<String>
  /// The style of the keys of types, by the paths of the files of modules that have one.
  package var keyStyles: [String: String]
  /// The file of the output folder that the user's templates write together, in the order of their
  /// paths; nil for a file of its own for each.
  package var outputFile: String?
  /// Over how many files the members of types are spread; see `OutputNaming`.
  package var parts: Int
  /// Whether the code for the types of each source is in a separate file.
  package var filePerSource: Bool
  /// Comments that follow the first lines of each generated file.
  package var header: [String]
  /// Protocols whose conforming structs are generated for, in place of the runtime's own choice;
  /// nil for that.
  package var select: [String]?
  /// Where that is written; nil for flags.
  package var selectOrigin: Origin?

  /// A file, and the places of names in it, for diagnostics.
  package struct Origin: Sendable {
    package var file: String
    package var places: [String: SourceRange]

    package init(file: String, places: [String: SourceRange]) {
      self.file = file
      self.places = places
    }

    /// The edit that replaces a name between its quotes; none for a name that is written with escapes.
    func replacing(_ name: String, with text: String) -> [SourceEdit] {
      guard let place = places[name], place.count == name.utf8.count + 2 else { return [] }
      let range = SourceRange(start: place.start + 1, end: place.end - 1)
      return [SourceEdit(file: file, range: range, replacement: text)]
    }
  }

  /// The names of all styles of keys.
  package static let knownKeyStyles = NameStyle.allCases.map(\.rawValue)

  package init(
    runtime: Runtime = .default, only: [String]? = nil, fillsInlineBlocks: Bool = false,
    directJSON: Bool = false, arguments: [String: String] = [:], dependencies: Set<String> = [],
    keyStyles: [String: String] = [:], outputFile: String? = nil,
    parts: Int = 1, filePerSource: Bool = false, header: [String] = [], select: [String]? = nil,
    selectOrigin: Origin? = nil
  ) {
    self.runtime = runtime
    self.only = only
    self.fillsInlineBlocks = fillsInlineBlocks
    self.directJSON = directJSON
    self.arguments = arguments
    self.dependencies = dependencies
    self.keyStyles = keyStyles
    self.outputFile = outputFile
    self.parts = parts
    self.filePerSource = filePerSource
    self.header = header
    self.select = select
    self.selectOrigin = selectOrigin
  }
}
