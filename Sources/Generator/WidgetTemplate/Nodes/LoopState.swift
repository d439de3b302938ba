/// A loop that is being rendered.
final class RunningLoop: Sendable {
  let label: String?
  fileprivate let count: Int
  /// The labeled enclosing loops, by label.
  fileprivate let outer: [String: LoopState]

  /// - Parameter around: the `forloop` of the enclosing loop, or nil.
  init(label: String?, count: Int, in around: LoopState?) {
    self.label = label
    self.count = count
    var outer = around?.loop.outer ?? [:]
    if let around, let label = around.loop.label { outer[label] = around }
    self.outer = outer
  }
}

/// The variable `forloop`: the position in a loop.
///
/// Each iteration has its own object, so that `{% set outer forloop %}` stores the current
/// position.
final class LoopState: TemplateObject {
  private let index: Int
  fileprivate let loop: RunningLoop

  init(index: Int, of loop: RunningLoop) {
    self.index = index
    self.loop = loop
  }

  /// Returns the value of the variable `forloop` as a loop state, or nil if it is not a loop state.
  static func running(_ value: Value) -> LoopState? {
    guard case .object(let object) = value else { return nil }
    return object as? LoopState
  }

  func member(_ name: String) -> Value? {
    switch name {
    case "first": .bool(index == 0)
    case "last": .bool(index == loop.count - 1)
    case "counter": .int(index + 1)
    case "counter0": .int(index)
    case "length": .int(loop.count)
    case "count": entries.map { .int($0.count) }
    case "label": loop.label.map(Value.string)
    case loop.label: .object(self)
    default: loop.outer[name].map(Value.object)
    }
  }

  /// The members as a dictionary, because `forloop` is a dictionary in Stencil.
  var entries: [String: Value]? {
    let names = ["first", "last", "counter", "counter0", "length"]
    var entries: [String: Value] = [:]
    for name in names { entries[name] = member(name) }
    if let label = loop.label { entries["label"] = .string(label) }
    for (label, loop) in loop.outer { entries[label] = .object(loop) }
    return entries
  }
}
