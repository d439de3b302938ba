/// A defect of the tool that an input has revealed.
package struct Violation: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Throws a violation unless a condition is true.
func require(_ condition: Bool, _ message: @autoclosure () -> String) throws(Violation) {
  if !condition { throw Violation(message()) }
}
