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
      case .alias, .decodeKey, .decodeTag, .encodeKey, .encodeTag, .key, .name, .tag, .content:
        "other_name"
      case .coder: "Lenient()"
      case .default, .onError: "7"
      case .keys: "[a: other_name, fooBar: other_name, _0: other_name]"
      case .isolation: "nonisolated"
      case .joins: "Q"
      case .only: "decode"
      case .contentPath: "rest.inner"
      case .decodePath, .encodePath, .path, .tagPath: "outer.inner"
      case .omitIf: "isEmpty"
      case .preset: "beagle"
      case .missing: "other"
      case .renameAll, .renameAllFields, .style: "snake_case"
      case .shorthand: "fooBar"
      case .tagType: "Int"
      case .unknown: "skip"
      default: ""
      }
    return value.isEmpty ? key.rawValue : "\(key.rawValue) = \(value)"
  }

  @Test(arguments: Configuration.Runtime.allCases)
  func nothingIsSilent(_ runtime: Configuration.Runtime) {
    let places =
      AnnotatedSource.types + AnnotatedSource.members + AnnotatedSource.cases
      + AnnotatedSource.values
    var silent: Set<String> = []
    for place in places {
      let without = Outcomes(of: place.annotated(nil), runtime)
      for key in AnnotationKey.allCases where place.beside != key.rawValue {
        if without.areThose(of: place.annotated(Self.sample(key))),
          !Self.isRedundant(key, place, runtime)
        {
          silent.insert("\(key.rawValue) on \(place)")
        }
      }
    }
    for place in AnnotatedSource.blocks {
      let without = Outcomes(of: place.text, runtime)
      for key in AnnotationKey.allCases {
        let block =
          "// widgetgen:begin: \(Self.sample(key))\n\n\(place.text)\n\n// widgetgen:end\n"
        if without.areThose(of: block), !Self.isRedundant(key, place, runtime) {
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

/// What planning and generating code for one source gives.
private struct Outcomes {
  private let runtime: Configuration.Runtime
  private let planned: [String]
  private let generated: GenerationResult

  init(of text: String, _ runtime: Configuration.Runtime) {
    self.runtime = runtime
    planned = Self.planned(text, runtime)
    generated = Self.generated(text, runtime)
  }

  /// Whether another source gives the same files and diagnostics. Most differ in what the planner
  /// reports, and need not be rendered.
  func areThose(of text: String) -> Bool {
    guard Self.planned(text, runtime) == planned else { return false }
    let other = Self.generated(text, runtime)
    return other.files.map(\.place) == generated.files.map(\.place)
      && other.files.map(\.bytes) == generated.files.map(\.bytes)
      && Self.texts(other.diagnostics) == Self.texts(generated.diagnostics)
  }

  private static func planned(_ text: String, _ runtime: Configuration.Runtime) -> [String] {
    let configuration = Configuration(runtime: runtime)
    let resolved = resolve(
      [parse(SourceFile(path: "Input.swift", text: text))], configuration, SingleWorker())
    let plan = Planner(resolved.model, resolved.runtime, conforming: nil).plan()
    return texts(resolved.diagnostics + plan.diagnostics + plan.unusedAnnotations)
  }

  private static func generated(
    _ text: String, _ runtime: Configuration.Runtime
  ) -> GenerationResult {
    generate(
      [parse(SourceFile(path: "Input.swift", text: text))], templates: [],
      configuration: Configuration(runtime: runtime))
  }

  private static func texts(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.severity) \($0.id) \($0.message)" }.sorted()
  }
}
