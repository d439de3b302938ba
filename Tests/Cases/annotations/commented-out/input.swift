// // widgetgen: skip
//// widgetgen: skip
/* // widgetgen: skip */
// widgetgen: codable
struct Card {
  var title: String
  /// An example:
  /// ```swift
  /// // widgetgen: skip
  /// widgetgen: skip
  /// ```
  var first: Int
  ///     widgetgen: skip
  var second: Int
  // // widgetgen: skip
  var third: Int
  /**
   ```
   widgetgen: skip
   ```
   */
  var fourth: Int
  // widegen: skip
  // expected-fix 3-18: write '// widgetgen: skip'
  // expected-warning 3-18: this comment is not an annotation; write '// widgetgen: skip' [misspelled-annotation]
  var fifth: Int
  // wigetgen: skip
  // expected-fix 3-19: write '// widgetgen: skip'
  // expected-warning 3-19: this comment is not an annotation; write '// widgetgen: skip' [misspelled-annotation]
  var sixth: Int
  // widget-gen: skip
  // expected-fix 3-21: write '// widgetgen: skip'
  // expected-warning 3-21: this comment is not an annotation; write '// widgetgen: skip' [misspelled-annotation]
  var seventh: Int
  // midgetgem: skip
  var eighth: Int
  // widgetgen: key = no_break_space
  var ninth: Int
  /// widgetgen: key = documentation
  var tenth: Int
}
