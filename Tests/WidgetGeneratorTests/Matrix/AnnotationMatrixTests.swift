import Testing
import WidgetPlan
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// Every key at every place in every runtime: the annotation changes what is generated, is refused, or
/// is reported. No cell of the matrix is silent.
@Suite struct AnnotationMatrixTests {
  /// The value with which a key is written: one that differs from what would be without it.
  private static func sample(_ key: AnnotationKey) -> String {
    let value =
      switch key {
      case .access: "internal"
      case .alias, .decodeKey, .encodeKey, .key, .name, .tag, .content: "other_name"
      case .default, .onError: "7"
      case .isolation: "nonisolated"
      case .joins: "Q"
      case .only: "decode"
      case .path: "outer.inner"
      case .preset: "beagle"
      case .missing: "other"
      case .renameAll, .renameAllFields: "snake_case"
      case .tagType: "Int"
      case .unknown: "skip"
      default: ""
      }
    return value.isEmpty ? key.rawValue : "\(key.rawValue) = \(value)"
  }

  @Test(arguments: Configuration.Runtime.allCases)
  func nothingIsSilent(_ runtime: Configuration.Runtime) {
    let places = AnnotatedSource.types + AnnotatedSource.members + AnnotatedSource.cases
    var silent: Set<String> = []
    for place in places {
      let without = Outcome(place.annotated(nil), runtime)
      for key in AnnotationKey.allCases where place.beside != key.rawValue {
        if Outcome(place.annotated(Self.sample(key)), runtime) == without,
          !Self.isRedundant(key, place, runtime)
        {
          silent.insert("\(key.rawValue) on \(place)")
        }
      }
    }
    for place in AnnotatedSource.blocks {
      let without = Outcome(place.text, runtime)
      for key in AnnotationKey.allCases {
        let block =
          "// widgetgen:begin: \(Self.sample(key))\n\n\(place.text)\n\n// widgetgen:end\n"
        if Outcome(block, runtime) == without, !Self.isRedundant(key, place, runtime) {
          silent.insert("\(key.rawValue) in \(place)")
        }
      }
    }
    #expect(silent.sorted() == [], "these do nothing and nobody hears of it")
  }

  /// Cells in which a key says what is so without it: part of what another one asks for, what the
  /// compiler gives by itself, and with Beagle 1 that a property is only decoded.
  private static func isRedundant(
    _ key: AnnotationKey, _ place: AnnotatedSource, _ runtime: Configuration.Runtime
  ) -> Bool {
    switch key {
    case .skip: true
    case .codable, .decodable, .encodable: place.isCoded
    case .initiable: place.isCoded || place.description.hasSuffix("a struct")
    case .only: runtime == .beagle1
    default: false
    }
  }
}

/// What generating code for one source gives: its files without what they quote, and its diagnostics.
private struct Outcome: Equatable {
  var files: [String: [UInt8]]
  var diagnostics: [String]

  init(_ text: String, _ runtime: Configuration.Runtime) {
    let result = generate(
      [parse(SourceFile(path: "Input.swift", text: text))], templates: [],
      configuration: Configuration(runtime: runtime))
    files = Dictionary(uniqueKeysWithValues: result.files.map { ($0.place.path, $0.bytes) })
    diagnostics = result.diagnostics.map { "\($0.severity) \($0.id) \($0.message)" }.sorted()
  }
}
