import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  // widgetgen default = "untitled"
  // expected-fix 3-35: write '// widgetgen: default = "untitled"'
  // expected-warning 3-35: this comment is not an annotation; write '// widgetgen: default = "untitled"' [misspelled-annotation]
  var title: String
  // WidgetGen: key = "s"
  // expected-fix 3-25: write '// widgetgen: key = "s"'
  // expected-warning 3-25: this comment is not an annotation; write '// widgetgen: key = "s"' [misspelled-annotation]
  var size: Int
  // widgetgen : lossy
  // expected-fix 3-22: write '// widgetgen: lossy'
  // expected-warning 3-22: this comment is not an annotation; write '// widgetgen: lossy' [misspelled-annotation]
  var tags: [String]
  //! widgetgen: lossy
  // expected-fix 3-22: write '// widgetgen: lossy'
  // expected-warning 3-22: this comment is not an annotation; write '// widgetgen: lossy' [misspelled-annotation]
  var marked: [String]
  // widget gen: lossy
  // expected-fix 3-22: write '// widgetgen: lossy'
  // expected-warning 3-22: this comment is not an annotation; write '// widgetgen: lossy' [misspelled-annotation]
  var separated: [String]
  // widgetgen; lossy
  // expected-fix 3-21: write '// widgetgen: lossy'
  // expected-warning 3-21: this comment is not an annotation; write '// widgetgen: lossy' [misspelled-annotation]
  var punctuated: [String]
  //! widgetgen: the tool, and its default
  var described: String?
  // widgetgen default values are documented elsewhere
  var note: String?
  // widgetgen skip, lossy
  // expected-fix 3-26: write '// widgetgen: skip, lossy'
  // expected-warning 3-26: this comment is not an annotation; write '// widgetgen: skip, lossy' [misspelled-annotation]
  var kind: [String]?
  // WidgetGen: the tool that writes the code
  var tool: String?
}
