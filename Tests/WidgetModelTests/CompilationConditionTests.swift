import Testing

@testable import WidgetModel

@Suite struct CompilationConditionTests {
  @Test(arguments: [
    (nil, nil),
    (nil, "DEBUG"),
    ("DEBUG", "DEBUG"),
    ("DEBUG", "os(iOS)"),
    ("DEBUG && os(iOS)", "os(iOS) || os(Linux)"),
    ("!DEBUG", "!(os(iOS))"),
    ("os(Linux)", "arch(arm64)"),
    ("swift(>=6.0)", "swift(>=5.9)"),
    ("A && (", "B"),
    (String(repeating: "(", count: 100_000), String(repeating: "!", count: 100_000)),
  ])
  func holdTogether(first: String?, second: String?) {
    #expect(CompilationCondition.canBothHold(first, second))
    #expect(CompilationCondition.canBothHold(second, first))
  }

  @Test(arguments: [
    ("DEBUG", "!DEBUG"),
    ("DEBUG", "!(DEBUG)"),
    ("A && B", "!(A && B) && A && B"),
    ("A || B", "!(A) && !B"),
    ("os(iOS)", "os(Linux)"),
    ("os( iOS )", "!os(iOS)"),
    ("os(iOS) || os(tvOS)", "DEBUG && (os(Linux) || os(Windows))"),
    ("arch(arm64)", "arch(x86_64)"),
    ("swift(>=6.0)", "swift(<6.0)"),
    ("false", "DEBUG"),
    ("!true", "DEBUG"),
    ("canImport(A, _version: 1)", "!canImport(A,_version: 1)"),
  ])
  func excludeEachOther(first: String, second: String) {
    #expect(!CompilationCondition.canBothHold(first, second))
    #expect(!CompilationCondition.canBothHold(second, first))
  }

  /// Without a limit, the combinations of many parts would take exponential time.
  @Test func complexConditionsAreAssumedToExclude() {
    let terms = (0..<60).map { "(A\($0) || B\($0)) && (!A\($0) || !B\($0))" }
    let text = terms.joined(separator: " && ")
    #expect(!CompilationCondition.canBothHold(text, "!(\(text))"))
  }
}
