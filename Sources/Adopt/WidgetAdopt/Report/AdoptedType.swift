/// A type with hand-written members, and the verdicts about them.
package struct AdoptedType: Sendable {
  package enum Verdict: Sendable {
    /// Annotations replace the members, and generated code does the same.
    case adopted
    /// - Parameters:
    ///   - path: the file of the reason, which may be the file of an extension.
    ///   - line: the line of the reason.
    case stays(Obstacle, path: String, line: Int)

    /// The reason why the members stay, or nil if they are adopted.
    package var obstacle: Obstacle? {
      if case .stays(let obstacle, path: _, line: _) = self { obstacle } else { nil }
    }
  }

  /// The dotted name.
  package let name: String
  package let path: String
  /// The line of the name.
  package let line: Int
  /// Nil if the coding is not written by hand.
  package var coding: Verdict?
  /// The verdict about the memberwise initializer of a public struct, or nil if there isn't one.
  package var initializer: Verdict?
  package var removedLineCount = 0
  package var addedLineCount = 0
  /// Whether an inline block contains the generated coding. Its lines are not counted.
  package var hasBlock = false
  /// The number of functions that contain statements of the removed members.
  package var functionCount = 0
  /// The comments of the removed members.
  package var comments: [String] = []
  /// The number of parameters to which the generated initializer gives a default.
  package var gainedDefaultCount = 0
  /// The number of warnings that `widgetgen` prints about the annotated type.
  package var warningCount = 0

  /// Whether annotations replace some of the type's members.
  package var isAdopted: Bool {
    [coding, initializer].contains { if case .adopted? = $0 { true } else { false } }
  }
}
