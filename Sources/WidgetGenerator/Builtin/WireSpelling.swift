import WidgetModel
import WidgetSyntax

/// How polymorphic values are spelled in Swift for a runtime: the names of boxes, and how values
/// get in and out of them.
///
/// For example: `[any Component]` travels as `[AnyComponent]` and comes out by `.map(\.value)`.
struct WireSpelling {
  let runtime: Configuration.Runtime

  /// The type that stands for a polymorphic value in the JSON.
  func box(_ box: WireType.Box) -> String {
    if let unknown = box.unknown { return self.box(PolicyBox(base: box.base, unknown: unknown)) }
    return ownBox(box.base)
  }

  /// The box of all values of a base.
  func ownBox(_ base: String) -> String {
    runtime == .beagle2 ? "AutoCodable<any \(base)>" : "Any" + base.localName
  }

  /// The box with a policy of its own for unknown names.
  func box(_ box: PolicyBox) -> String {
    let name = box.base.localName
    return switch box.unknown {
    case .throw, .skip: "AnyKnown\(name)"
    case .keep: "Any\(name)OrJSON"
    case .fallback(let type): "Any\(name)Or" + type.split(separator: ".").joined()
    }
  }

  /// The type of values whose JSON is kept; Beagle has an `UnknownComponent` of its own.
  func keptType(_ base: String) -> String {
    (runtime == .beagle2 ? "Kept" : "Unknown") + base.localName
  }

  /// The type to decode; a concrete type decodes itself.
  func decodedType(_ type: WireType) -> String {
    switch type {
    case .plain(let text): text
    case .boxed(let box): decodedBox(box)
    case .optional(let type): decodedType(type) + "?"
    case .array(let element): "[\(decodedType(element))]"
    case .dictionary(let key, let value): "[\(key): \(decodedType(value))]"
    case .partial(let type, let part): partialType(type, part)
    case .uncodable: "Never"
    }
  }

  private func decodedBox(_ box: WireType.Box) -> String {
    guard let wanted = box.wanted else { return self.box(box) }
    if box.isConcrete { return wanted }
    return runtime == .beagle2 && box.unknown == nil
      ? "NarrowedAutoCodable<any \(box.base), \(wanted)>" : "Narrowed<\(self.box(box)), \(wanted)>"
  }

  private func partialType(_ type: WireType, _ part: WireType.LeftOut) -> String {
    let prefix = part == .unknown ? "Known" : "Lossy"
    return switch type {
    case .array(let element): "\(prefix)Array<\(decodedType(element))>"
    case .dictionary(_, let value): "\(prefix)Dictionary<\(decodedType(value))>"
    default: "\(prefix)<\(decodedType(type))>"
    }
  }

  /// What makes a value of a decoded one: `.map(\.value)`; empty when they are the same.
  func unboxing(_ type: WireType) -> String {
    switch type {
    case .plain, .uncodable: return ""
    case .boxed(let box):
      return box.isConcrete ? "" : "." + content(of: box)
    case .optional(let wrapped):
      let inner = unboxing(wrapped)
      return inner.isEmpty ? "" : "?" + inner
    case .array(let element): return mapping("map", element)
    case .dictionary(_, let value): return mapping("mapValues", value)
    case .partial(.array(let element), leavingOut: _):
      return ".elements" + mapping("map", element)
    case .partial(.dictionary(_, let value), leavingOut: _):
      return ".values" + mapping("mapValues", value)
    case .partial(let type, leavingOut: _):
      let inner = unboxing(type)
      return inner.isEmpty ? ".value" : ".value?" + inner
    }
  }

  private func mapping(_ function: String, _ element: WireType) -> String {
    let inner = unboxing(element)
    if inner.isEmpty { return "" }
    if inner.isMember { return ".\(function)(\\\(inner))" }
    return ".\(function) { $0\(inner) }"
  }

  /// An expression for what to encode in place of a value.
  func boxing(_ type: WireType, _ expression: String) -> String {
    if type.box == nil { return expression }
    switch type {
    case .plain, .uncodable: return expression
    case .partial(let type, leavingOut: _): return boxing(type, expression)
    case .boxed(let box): return make(box, expression)
    case .optional(let wrapped):
      switch wrapped {
      case .plain, .uncodable: return expression
      case .boxed(let box): return "\(expression).map\(closure(box))"
      case .optional, .array, .dictionary, .partial: return boxing(wrapped, expression + "?")
      }
    case .array(let element): return boxing(each: element, "map", expression)
    case .dictionary(_, let value): return boxing(each: value, "mapValues", expression)
    }
  }

  private func boxing(each element: WireType, _ function: String, _ list: String) -> String {
    switch element {
    case .plain, .uncodable: return list.hasSuffix("?") ? String(list.dropLast()) : list
    case .boxed(let box): return "\(list).\(function)\(closure(box))"
    case .optional, .array, .dictionary, .partial:
      let inner = boxing(element, "$0")
      if inner == "$0" { return list.hasSuffix("?") ? String(list.dropLast()) : list }
      return "\(list).\(function) { \(inner) }"
    }
  }

  /// An initializer taken as a function does not widen a protocol to the one it refines; a closure
  /// does.
  private func closure(_ box: WireType.Box) -> String {
    box.wanted == nil ? "(\(initializer(box)))" : " { \(make(box, "$0")) }"
  }

  private func initializer(_ box: WireType.Box) -> String { self.box(box) + ".init" }

  private func make(_ box: WireType.Box, _ expression: String) -> String {
    let label = runtime == .beagle2 ? "wrappedValue: " : ""
    return "\(self.box(box))(\(label)\(expression))"
  }

  private func content(of box: WireType.Box) -> String {
    runtime == .beagle2 && box.unknown == nil && box.wanted == nil ? "wrappedValue" : "value"
  }
}

extension String {
  /// Whether it is one member, which can be a key path: `.value`.
  fileprivate var isMember: Bool { hasPrefix(".") && dropFirst().allSatisfy(\.isLetter) }
}
