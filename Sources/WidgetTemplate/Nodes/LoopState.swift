/// `forloop`: where a loop is in its round.
///
/// A round gets an object of its own, so that `{% set outer forloop %}` keeps what it says.
final class LoopState: TemplateObject {
  private let index: Int
  private let count: Int
  private let label: String?
  /// The labelled loops around this one, by label.
  private let outer: [String: LoopState]

  /// - Parameter around: the `forloop` of the loop around this one.
  init(index: Int, count: Int, label: String?, in around: LoopState?) {
    self.index = index
    self.count = count
    self.label = label
    var outer = around?.outer ?? [:]
    if let around, let label = around.label { outer[label] = around }
    self.outer = outer
  }

  /// The loop of a variable named `forloop`, if it is one.
  static func running(_ value: Value) -> LoopState? {
    guard case .object(let object) = value else { return nil }
    return object as? LoopState
  }

  func member(_ name: String) -> Value? {
    switch name {
    case "first": .bool(index == 0)
    case "last": .bool(index == count - 1)
    case "counter": .int(index + 1)
    case "counter0": .int(index)
    case "length": .int(count)
    case "count": entries.map { .int($0.count) }
    case "label": label.map(Value.string)
    case label: .object(self)
    default: outer[name].map(Value.object)
    }
  }

  /// It is a dictionary in Stencil.
  var entries: [String: Value]? {
    let names = ["first", "last", "counter", "counter0", "length"]
    var entries: [String: Value] = [:]
    for name in names { entries[name] = member(name) }
    if let label { entries["label"] = .string(label) }
    for (label, loop) in outer { entries[label] = .object(loop) }
    return entries
  }
}
