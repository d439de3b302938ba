/// The keys of `// widgetgen:` annotations that user-defined templates read.
package struct TemplateKeys: Sendable {
  /// The keys; a trailing `*` matches any text.
  private let patterns: [String]

  package init(_ patterns: [String]) { self.patterns = patterns }

  func contain(_ key: String) -> Bool {
    patterns.contains { $0.hasSuffix("*") ? key.hasPrefix($0.dropLast()) : key == $0 }
  }

  /// Returns the reason why a pattern is wrong, with the cure, or nil if it is valid.
  package static func problem(of pattern: String) -> String? {
    let start = pattern.hasSuffix("*") ? pattern.dropLast() : pattern[...]
    if AnnotationKey(spelled: pattern) != nil {
      return "'\(pattern)' is a key of widgetgen; choose another key for templates"
    }
    return !start.isEmpty && start.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      ? nil
      : "'\(pattern)' is not a key of annotations; write a key, or the beginning of keys and '*', such as 'ui*'"
  }
}
