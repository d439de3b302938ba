import Foundation

/// The tests that take minutes because they build or run other programs.
package enum SlowTests {
  /// Whether slow tests run: in CI, or if `WIDGETGEN_SLOW_TESTS` is set.
  package static var areEnabled: Bool {
    let variables = ProcessInfo.processInfo.environment
    return variables["CI"] != nil || variables["WIDGETGEN_SLOW_TESTS"] != nil
  }
}
