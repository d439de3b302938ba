import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator
@testable import WidgetPlan

/// Tests every key at every place with every runtime. The annotation must change the generated code or be reported.
@Suite struct AnnotationMatrixTests {
  /// The values of keys for which the documentation's example has no effect on the matrix's sources. Some values name a
  /// declaration in these sources.
  private static let values: [AnnotationKey: String] = [
    .coder: "Lenient()", .joins: "Q", .default: "other", .invalid: "7", .shorthand: "fooBar",
    .tag: "other_name", .unknown: "skip",
  ]

  /// Returns annotations with a key: one without a direction, and one for each direction of the key. The
  /// value is the documentation's example, unless `values` contains the key.
  private static func samples(_ key: AnnotationKey) -> [String] {
    let example = key.usage.first?.example ?? key.spelling
    let plain = values[key].map { "\(key.spelling) = \($0)" } ?? example
    let directions = key.directions.map { "(\($0.rawValue))" }
    return ([""] + directions).map { key.spelling + $0 + plain.dropFirst(key.spelling.count) }
  }

  @Test(arguments: Configuration.Runtime.allCases)
  func everyAnnotationHasAnEffectOrIsReported(_ runtime: Configuration.Runtime) {
    let places =
      AnnotatedSource.types + AnnotatedSource.members + AnnotatedSource.cases
      + AnnotatedSource.values
    var silent: Set<String> = []
    for place in places {
      let without = Outcomes(of: place.annotated(nil), runtime)
      for key in AnnotationKey.all where place.beside != key.spelling {
        for sample in Self.samples(key) where without.hasSameResult(as: place.annotated(sample)) {
          if !Self.isRedundant(key, sample, place, runtime) {
            silent.insert("\(sample) on \(place)")
          }
        }
      }
    }
    for place in AnnotatedSource.blocks {
      let without = Outcomes(of: place.text, runtime)
      for key in AnnotationKey.all {
        for sample in Self.samples(key) {
          let block = "// widgetgen:begin: \(sample)\n\n\(place.text)\n\n// widgetgen:end\n"
          if without.hasSameResult(as: block), !Self.isRedundant(key, sample, place, runtime) {
            silent.insert("\(sample) in \(place)")
          }
        }
      }
    }
    #expect(silent.sorted() == [], "these have no effect and are not reported")
  }

  /// Whether an annotation without an effect need not be reported. It is `skip`, or requests members that exist anyway,
  /// because the place already requests them or the compiler synthesizes them.
  private static func isRedundant(
    _ key: AnnotationKey, _ sample: String, _ place: AnnotatedSource,
    _ runtime: Configuration.Runtime
  ) -> Bool {
    switch key {
    // With a runtime that only decodes, nothing is encoded anyway.
    case .skip: sample == "skip" || runtime == .beagle1
    case .codable, .decodable, .encodable: place.isCoded
    case .memberwise: place.isCoded || place.description.hasSuffix("a struct")
    default: false
    }
  }
}

/// The diagnostics and the generated files of one source.
private struct Outcomes {
  private let runtime: Configuration.Runtime
  private let planned: [String]
  private let rendered: RenderedFiles

  init(of text: String, _ runtime: Configuration.Runtime) {
    let planned = Planned(text, runtime)
    self.runtime = runtime
    self.planned = planned.texts
    rendered = planned.rendered
  }

  /// Whether another source results in the same files and diagnostics. Most sources already differ in the planner's
  /// diagnostics, so no code is generated for them.
  func hasSameResult(as text: String) -> Bool {
    let other = Planned(text, runtime)
    guard other.texts == planned else { return false }
    let files = other.rendered
    return files.files.map(\.place) == rendered.files.map(\.place)
      && files.files.map(\.bytes) == rendered.files.map(\.bytes)
      && files.diagnostics.texts == rendered.diagnostics.texts
  }

  /// The plan of a source.
  private struct Planned {
    let description: BuiltinDescription
    let texts: [String]

    init(_ text: String, _ runtime: Configuration.Runtime) {
      let configuration = Configuration(runtime: runtime)
      let resolved = resolve(
        [parse(SourceFile(path: "Input.swift", text: text))], configuration, SingleWorker())
      let plan = Planner(resolved.context).plan()
      description = BuiltinDescription(plan, resolved, configuration)
      texts = (resolved.diagnostics + plan.diagnostics + plan.unusedAnnotations).texts
    }

    var rendered: RenderedFiles {
      BuiltinRendering(description, builtinTemplates)
        .render(BuiltinGeneration.running(description.configuration))
    }
  }
}

extension [Diagnostic] {
  fileprivate var texts: [String] { map { "\($0.severity) \($0.id) \($0.message)" }.sorted() }
}
