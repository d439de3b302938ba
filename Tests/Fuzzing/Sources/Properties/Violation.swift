/// An error of the tool that an input has revealed.
package struct Violation: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Ends the check of a property if a condition does not hold.
func require(_ condition: Bool, _ message: @autoclosure () -> String) throws(Violation) {
  if !condition { throw Violation(message()) }
}
