import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator
@testable import WidgetPlan

/// Every key at every place with every runtime: the annotation changes the generated code, or is reported.
@Suite struct AnnotationMatrixTests {
  /// Values that name something in the matrix's sources, or that have an effect on them where the
  /// documentation's example has none.
  private static let values: [AnnotationKey: String] = [
    .coder: "Lenient()", .keys: "[a: other_name, fooBar: other_name, _0: other_name]",
    .encodeTag: "other_name", .joins: "Q", .missing: "other", .onError: "7", .shorthand: "fooBar",
    .tag: "other_name", .unknown: "skip",
  ]

  /// The annotation of a key: its example in the documentation, unless it needs another value.
  private static func sample(_ key: AnnotationKey) -> String {
    if let value = values[key] { return "\(key.spelling) = \(value)" }
    return key.usage.first?.example ?? key.spelling
  }

  @Test(arguments: Configuration.Runtime.allCases)
  func nothingIsSilent(_ runtime: Configuration.Runtime) {
    let places =
      AnnotatedSource.types + AnnotatedSource.members + AnnotatedSource.cases
      + AnnotatedSource.values
    var silent: Set<String> = []
    for place in places {
      let without = Outcomes(of: place.annotated(nil), runtime)
      for key in AnnotationKey.all where place.beside != key.spelling {
        if without.areThose(of: place.annotated(Self.sample(key))),
          !Self.isRedundant(key, place, runtime)
        {
          silent.insert("\(key.spelling) on \(place)")
        }
      }
    }
    for place in AnnotatedSource.blocks {
      let without = Outcomes(of: place.text, runtime)
      for key in AnnotationKey.all {
        let block =
          "// widgetgen:begin: \(Self.sample(key))\n\n\(place.text)\n\n// widgetgen:end\n"
        if without.areThose(of: block), !Self.isRedundant(key, place, runtime) {
          silent.insert("\(key.spelling) in \(place)")
        }
      }
    }
    #expect(silent.sorted() == [], "these have no effect and are not reported")
  }

  /// Whether a key changes nothing: another key already requests it, the compiler synthesizes it, or
  /// the runtime only decodes anyway.
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

/// The diagnostics and the generated files of one source.
private struct Outcomes {
  private let runtime: Configuration.Runtime
  private let planned: [String]
  private let generated: GenerationResult

  init(of text: String, _ runtime: Configuration.Runtime) {
    self.runtime = runtime
    planned = Self.planned(text, runtime)
    generated = Self.generated(text, runtime)
  }

  /// Whether another source has the same files and diagnostics. Most sources differ in the planner's
  /// diagnostics and need not be rendered.
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
