// Sourcery's runtime documents the declarations with the same names.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// An object of a template's context. It stores the facts that the generator wrote, by name.
///
/// The generator omits facts that are false, empty or nil. A list or an object is created from its facts on first
/// access and then replaces them, so that a template always gets the same object.
open class ContextObject: NSObject {
  var facts: [String: Any]

  init(_ facts: [String: Any]) { self.facts = facts }

  func text(_ name: String) -> String { facts[name] as? String ?? "" }
  func optionalText(_ name: String) -> String? { facts[name] as? String }
  func texts(_ name: String) -> [String] { facts[name] as? [String] ?? [] }
  func flag(_ name: String) -> Bool { facts[name] as? Bool ?? false }

  func list<Element>(_ name: String, _ make: ([String: Any]) -> Element) -> [Element] {
    made(name) { (facts: [[String: Any]]) in facts.map(make) } ?? []
  }

  func table<Element>(_ name: String, _ make: ([String: Any]) -> Element) -> [String: Element] {
    made(name) { (facts: [String: [String: Any]]) in facts.mapValues(make) } ?? [:]
  }

  func object<Object>(_ name: String, _ make: ([String: Any]) -> Object) -> Object? {
    made(name, make)
  }

  /// Returns a type name; nil if the fact is omitted.
  func typeName(_ name: String) -> TypeName? { object(name, TypeName.init(facts:)) }

  /// Returns the members that the fact with the given name lists. A member that is in several lists is one object.
  func members<Member: ContextObject>(
    _ name: String, _ make: ([String: Any]) -> Member
  ) -> [Member] {
    made(name) { (facts: [[String: Any]]) in
      facts.map { ContextFile.current.member($0, make) }
    } ?? []
  }

  func type(_ name: String) -> Type? { made(name) { ContextFile.current.type($0) } ?? nil }

  func types(_ name: String) -> [Type] {
    made(name) { (facts: [[String: Any]]) in facts.compactMap(ContextFile.current.type) } ?? []
  }

  func typesByName(_ name: String) -> [String: Type] {
    made(name) { (facts: [String: [String: Any]]) in
      facts.compactMapValues(ContextFile.current.type)
    } ?? [:]
  }

  func attributes(_ name: String) -> AttributeList {
    made(name) { (facts: [String: [[String: Any]]]) in
      facts.mapValues { $0.map(Attribute.init) }
    } ?? [:]
  }

  /// Returns annotations or arguments as Foundation objects.
  func values(_ name: String) -> Annotations {
    made(name) { (facts: [String: Any]) in facts.compactMapValues(foundationObject) } ?? [:]
  }

  /// Stores an object that a template creates or changes. It replaces the facts with the same name.
  func set<Made>(_ name: String, _ made: Made?) { facts[name] = made.map { Box($0) } }

  func set(_ name: String, type: Type?) { facts[name] = type.map { Box(Optional($0)) } }

  private func made<Facts, Made>(_ name: String, _ make: (Facts) -> Made) -> Made? {
    if let made = (facts[name] as? Box<Made>)?.content { return made }
    guard let own = facts[name] as? Facts else { return facts[name] as? Made }
    let made = make(own)
    facts[name] = Box(made)
    return made
  }
}

/// A value that was created from its facts.
private final class Box<Content> {
  let content: Content

  init(_ content: Content) { self.content = content }
}

/// Returns a JSON value in the form that templates expect: a string can be cast to `String`, and an array can be cast
/// to `NSArray` and, if it contains only strings, to `[String]`. Returns nil for null.
func foundationObject(_ value: Any) -> NSObject? {
  switch value {
  case let value as [String: Any]:
    NSDictionary(dictionary: value.compactMapValues(foundationObject))
  case let value as [Any]: NSArray(array: value.compactMap(foundationObject))
  case let value as String: NSString(string: value)
  case let value as NSNumber: value
  case let value as Bool: NSNumber(value: value)
  case let value as Int: NSNumber(value: value)
  case let value as Double: NSNumber(value: value)
  default: nil
  }
}

public typealias Annotations = [String: NSObject]
public typealias AttributeList = [String: [Attribute]]
