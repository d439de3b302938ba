import SourceryContext
import WidgetGenerator
import WidgetSource
import WidgetTemplate

extension Property {
  /// Checks that a template renders within its limits, to text or to errors with positions inside the template. Also
  /// checks that a second rendering has the same result.
  ///
  /// The template's name is `self`, so that it can include, extend and import itself.
  func checkTemplate(_ bytes: [UInt8]) throws(Violation) {
    let file = SourceFile(path: "self", bytes: bytes)
    var environment = Self.environment
    environment.whitespace = Self.controls[bytes.count % Self.controls.count]
    environment.loader = Loader { name, _ in
      switch name {
      case "self": file
      case "part": SourceFile(path: name, text: "{% macro m a %}{{ a }}{% endmacro %}{{ name }}")
      case "base": SourceFile(path: name, text: "[{% block b %}{{ name }}{% endblock %}]")
      default: nil
      }
    }
    guard let first = try render(file, environment) else { return }
    try require(first.count <= Self.limits.outputBytes * 2, "the output passes its limit")
    try require(try render(file, environment) == first, "the same template renders another text")
  }

  private static let controls: [WhitespaceControl] = [.asWritten, .sourcery]

  private static let limits: Limits = {
    var limits = Limits()
    limits.outputBytes = 1 << 14
    limits.rounds = 500
    limits.rangeElements = 1000
    limits.regexSteps = 50_000
    return limits
  }()

  private static let environment = Environment(extensions: [.sourcery], limits: limits)

  private func render(
    _ file: SourceFile, _ environment: Environment
  ) throws(Violation) -> [UInt8]? {
    switch Template.parse(file, in: environment).flatMap({ $0.render(Self.context) }) {
    case .success(let rendering): return rendering.text
    case .failure(let failure):
      try require(failure.diagnostics.hasErrors, "a failure without an error")
      try checkPlaces(of: failure.diagnostics, in: file)
      return nil
    }
  }

  private static let context: [String: Value] = [
    "name": "Button", "n": 3, "x": 2.5, "yes": true, "no": false, "empty": "",
    "list": ["b", "a", 1, ["c"], .none],
    "dictionary": ["one": 1, "two": ["three": "3"]],
    "types": [
      "all": [
        ["name": "Text", "annotations": ["skip": true], "variables": [["name": "text"]]],
        ["name": "Image", "annotations": [:], "variables": []],
      ]
    ],
  ]
}
