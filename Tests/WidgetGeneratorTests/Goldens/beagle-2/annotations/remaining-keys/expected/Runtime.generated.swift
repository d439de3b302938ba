// Generated using widgetgen
// DO NOT EDIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// `localizedDescription` is what apps log; without these it says "error 1".

extension NoMatchingTypeError: LocalizedError {
  /// The same as `description`.
  var errorDescription: String? { description }
}

extension UnknownNameError: LocalizedError {
  /// The same as `description`.
  var errorDescription: String? { description }
}

extension WidgetDecodingError: LocalizedError {
  /// The same as `description`.
  var errorDescription: String? { description }
}

/// A part of the JSON that a value does not have as it was sent: an element that was left out, or a value
/// that another one took the place of.
struct DroppedElement: Sendable, CustomStringConvertible {
  /// What became of it.
  enum Kind: Sendable, Hashable {
    /// It was left out, by `lossy` or `unknown = skip`.
    case dropped
    /// It is wrong, and `onError` replaced it.
    case replaced
    /// It was read from another form, by `Lenient`.
    case converted
    /// It has a name that is not known, and a fallback took its place or keeps it.
    case unknown
    /// It has no name, and was taken for what `missing` says.
    case missing
  }

  /// The path of the element.
  let codingPath: [any CodingKey]
  /// Why it is not there as it was sent.
  let error: any Swift.Error
  /// What became of it.
  let kind: Kind

  /// Creates a report, for tests of code that receives them.
  init(codingPath: [any CodingKey], error: any Swift.Error, kind: Kind = .dropped) {
    self.codingPath = codingPath
    self.error = error
    self.kind = kind
  }

  /// The error with its path.
  var description: String {
    (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: codingPath)).description
  }
}

/// The function that dropped and replaced elements are reported to.
private struct DropReport: Sendable {
  static let key = CodingUserInfoKey(rawValue: "WidgetRuntime.DropReport")
  let receive: @Sendable (DroppedElement) -> Void
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Sets the function that a decoder reports dropped and replaced elements to.
  ///
  /// For example: `decoder.userInfo.reportDropped { print($0) }`.
  mutating func reportDropped(to receive: @escaping @Sendable (DroppedElement) -> Void) {
    guard let key = DropReport.key, let report = DropReport(receive: receive) as? Value else {
      return
    }
    self[key] = report
  }
}

extension [CodingUserInfoKey: Any] {
  /// The function that `reportDropped` set.
  var dropReport: (@Sendable (DroppedElement) -> Void)? {
    DropReport.key.flatMap { (self[$0] as? DropReport)?.receive }
  }
}

extension Decoder {
  /// Reports a dropped element to the function that `reportDropped` set.
  func report(_ dropped: DroppedElement) {
    userInfo.dropReport?(dropped)
  }
}

/// A place in the text of a JSON document.
///
/// For example: `line 3, column 14`.
struct JSONPosition: Sendable, Hashable, CustomStringConvertible {
  /// The number of bytes before it, a byte order mark aside.
  let offset: Int
  /// The line, from 1.
  let line: Int
  /// The column in bytes of UTF-8, from 1.
  let column: Int

  /// The line and the column.
  var description: String { "line \(line), column \(column)" }
}

extension JSONValue: Codable {
  /// Decodes any JSON.
  ///
  /// - Throws: `DecodingError.dataCorrupted` below `maximumDepth` levels.
  init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count < Self.maximumDepth else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "nested deeper than \(Self.maximumDepth) levels"))
    }
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if (try? decoder.container(keyedBy: WireKey.self)) != nil {
      // A dictionary keeps its keys where those of a container are converted by a strategy.
      self = .object(try container.decode([String: JSONValue].self))
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !list.isAtEnd { elements.append(try list.decode(JSONValue.self)) }
      self = .array(elements)
    } else {
      self = try Self.scalar(container)
    }
  }

  /// Tries one kind after the other: `decode(Int64.self)` also takes `1.0`, which is the same number.
  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
    if container.decodeNil() { return .null }
    if let value = try? container.decode(Bool.self) { return .bool(value) }
    if let value = try? container.decode(Int64.self) { return .integer(value) }
    if let value = try? container.decode(UInt64.self) { return .unsigned(value) }
    return .number(try container.decode(Double.self))
  }

  /// Writes the same JSON again.
  ///
  /// - Throws: `EncodingError.invalidValue` below `maximumDepth` levels.
  func encode(to encoder: any Encoder) throws {
    switch self {
    case .array(let elements):
      try encoder.checkDepth(of: JSONValue.self)
      var list = encoder.unkeyedContainer()
      for element in elements { try list.encode(element) }
    case .object(let members):
      try encoder.checkDepth(of: JSONValue.self)
      var fields = encoder.container(keyedBy: WireKey.self)
      for (key, value) in members { try fields.encode(value, forKey: WireKey(key)) }
    default:
      var container = encoder.singleValueContainer()
      switch self {
      case .bool(let value): try container.encode(value)
      case .integer(let value): try container.encode(value)
      case .unsigned(let value): try container.encode(value)
      case .number(let value): try container.encode(value)
      case .string(let value): try container.encode(value)
      case .null, .array, .object: try container.encodeNil()
      }
    }
  }
}

/// Any JSON value, for the parts of a widget that only the server understands.
///
/// Whole numbers are kept exactly between `Int64.min` and `UInt64.max`, others as `Double`. The
/// order of an object's keys is not kept: it means nothing in JSON.
///
/// For example: `["type": "card", "sizes": [1, 2.5]] as JSONValue`.
enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number that fits `Int64`.
  case integer(Int64)
  /// A whole number above `Int64.max`.
  case unsigned(UInt64)
  /// Any other number.
  case number(Double)
  /// Text.
  case string(String)
  /// `[...]`.
  case array([JSONValue])
  /// `{...}`.
  case object([String: JSONValue])

  /// How deep a value may be nested: as deep as Foundation's decoder goes.
  static let maximumDepth = 512

  /// The value under a key; nil when this is no object or has no such key.
  subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The element at an index; nil when this is no array or ends before it.
  subscript(index: Int) -> JSONValue? {
    guard case .array(let elements) = self, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}

extension JSONValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// `null`.
  init(nilLiteral: ()) { self = .null }

  /// `true` or `false`.
  init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A whole number.
  init(integerLiteral value: Int64) { self = .integer(value) }

  /// A number.
  init(floatLiteral value: Double) { self = .number(value) }

  /// Text.
  init(stringLiteral value: String) { self = .string(value) }

  /// An array.
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// An object; of equal keys the last one counts.
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

/// The elements of an array that could be decoded; the others are dropped and reported.
///
/// For example: `try fields.decode(LossyArray<Card>.self, forKey: "cards").elements`.
struct LossyArray<Element: Decodable>: Decodable {
  /// What could be decoded, in order.
  let elements: [Element]

  /// Decodes each element for itself.
  init(from decoder: any Decoder) throws {
    elements = try decoder.elements { _ in true }
  }
}

extension LossyArray: Sendable where Element: Sendable {}

/// The values of an object that could be decoded; the others are dropped and reported.
struct LossyDictionary<Value: Decodable>: Decodable {
  /// What could be decoded.
  let values: [String: Value]

  /// Decodes each value for itself.
  init(from decoder: any Decoder) throws {
    values = try decoder.values { _ in true }
  }
}

extension LossyDictionary: Sendable where Value: Sendable {}

extension Decoder {
  /// The elements of the array, without those whose error may be dropped.
  func elements<Element: Decodable>(
    dropping isDropped: (any Swift.Error) -> Bool
  ) throws -> [Element] {
    var list = try unkeyedContainer()
    var elements: [Element] = []
    while !list.isAtEnd {
      switch try list.decode(Attempt<Element>.self).result {
      case .success(let element): elements.append(element)
      case .failure(let error):
        guard isDropped(error) else { throw error }
        let key = ArrayIndex(intValue: list.currentIndex - 1)
        report(DroppedElement(codingPath: codingPath + [key], error: error))
      }
    }
    return elements
  }

  /// The values of the object, without those whose error may be dropped.
  func values<Value: Decodable>(
    dropping isDropped: (any Swift.Error) -> Bool
  ) throws -> [String: Value] {
    // A dictionary keeps its keys where a container's are converted by a strategy.
    let attempts = try singleValueContainer().decode([String: Attempt<Value>].self)
    var values: [String: Value] = [:]
    for (key, attempt) in attempts {
      switch attempt.result {
      case .success(let value): values[key] = value
      case .failure(let error):
        guard isDropped(error) else { throw error }
        report(DroppedElement(codingPath: codingPath + [WireKey(key)], error: error))
      }
    }
    return values
  }
}

/// A value or the error of decoding it. Decoding it never throws, so that the list it is
/// in moves on to the next element.
struct Attempt<Value: Decodable>: Decodable {
  let result: Swift.Result<Value, any Swift.Error>

  init(from decoder: any Decoder) throws {
    result = Swift.Result { try decoder.singleValueContainer().decode(Value.self) }
  }
}

/// A place in an array, as a key.
struct ArrayIndex: CodingKey {
  let index: Int
  var stringValue: String { "Index \(index)" }
  var intValue: Int? { index }

  init(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }
}

/// None of the types of an untagged family can be decoded from the JSON.
///
/// For example: `no Shape matches: circle: radius: missing key; square: side: missing key`.
struct NoMatchingTypeError: Swift.Error, CustomStringConvertible {
  /// The family's protocol or enum.
  let family: String
  /// The error of each type, in the order in which they were tried.
  let failures: [(name: String, error: any Swift.Error)]
  /// The path of the JSON.
  let codingPath: [any CodingKey]

  /// Creates an error from a family and the error of each of its types.
  init(
    _ family: String, _ failures: [(String, any Swift.Error)], at path: [any CodingKey]
  ) {
    self.family = family
    self.failures = failures.map { (name: $0.0, error: $0.1) }
    codingPath = path
  }

  /// Each type with its error.
  var description: String {
    let reasons = failures.map { "\($0.name): \(WidgetDecodingError($0.error, at: codingPath))" }
    return (reasons.isEmpty ? "no \(family) matches" : "no \(family) matches: ")
      + reasons.joined(separator: "; ")
  }
}

/// No type of a family has the name in the JSON.
///
/// For example: `unknown Component 'buton'; did you mean 'button'? known: button, card, text`.
struct UnknownNameError: Swift.Error, Hashable, CustomStringConvertible {
  /// The name in the JSON.
  let name: String
  /// The family's protocol or enum.
  let family: String
  /// The names that can be decoded; empty if only a registry knows them.
  let known: [String]

  /// Creates an error from the unknown name and the known ones.
  init(_ name: String, in family: String, known: [String]) {
    self.name = name
    self.family = family
    self.known = known
  }

  /// The unknown name, the closest match and all known names.
  var description: String {
    if known.isEmpty { return "unknown \(family) '\(name)'" }
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ";"
    return "unknown \(family) '\(name)'\(hint) known: \(known.joined(separator: ", "))"
  }

  /// The known name that differs in the fewest letters, if at most a third of them differ.
  var nearest: String? {
    let target = Array(name.lowercased())
    let near = known.map { (Self.distance(target, Array($0.lowercased())), $0) }
      .filter { $0.0 <= max(1, target.count / 3) }
    return near.min { $0 < $1 }?.1
  }

  /// The number of letters to insert, delete, replace or swap with their neighbor to turn one
  /// word into the other (the optimal string alignment distance).
  private static func distance(_ first: [Swift.Character], _ second: [Swift.Character]) -> Int {
    var rows = [Array(0...second.count)]
    for (index, letter) in first.enumerated() {
      var row = [index + 1]
      for (column, other) in second.enumerated() {
        let replaced = rows[index][column] + (letter == other ? 0 : 1)
        var best = min(replaced, row[column] + 1, rows[index][column + 1] + 1)
        if index > 0, column > 0, letter == second[column - 1], other == first[index - 1] {
          best = min(best, rows[index - 1][column - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}

/// The codable wrapper of a value of a family, generated for each family.
///
/// For example: `try JSONDecoder().decode(AnyComponent.self, from: data).value`.
protocol WidgetBox: Codable {
  /// The family: `any Component`.
  associatedtype Family
  /// The wrapped value.
  var value: Family { get }
  /// Wraps a value.
  init(_ value: Family)
}

/// How values of a type are read from JSON and written to it, where that differs from the type's own
/// coding.
///
/// A property names its coder in an annotation, `// widgetgen: coder = Cents()`; where the property is
/// an optional, an array or a dictionary of values, the coder is used for each of them.
///
/// ```swift
/// struct Cents: WidgetCoder {
///   func decode(from decoder: any Decoder) throws -> Decimal {
///     try Decimal(decoder.singleValueContainer().decode(Int.self)) / 100
///   }
///
///   func encode(_ value: Decimal, to encoder: any Encoder) throws {
///     var container = encoder.singleValueContainer()
///     try container.encode(value * 100)
///   }
/// }
/// ```
protocol WidgetCoder<Value>: Sendable {
  /// What is coded.
  associatedtype Value
  /// Makes a coder. It is made for each value, so that it costs nothing to keep none.
  init()
  /// Reads a value.
  func decode(from decoder: any Decoder) throws -> Value
  /// Writes a value.
  func encode(_ value: Value, to encoder: any Encoder) throws
}

/// An error while decoding a tree of widgets, with its path and the names of the widgets on it.
///
/// For example: `container.children[2] (custom:card).onPress[0] (openurl).url: missing key`.
struct WidgetDecodingError: Swift.Error, CustomStringConvertible {
  /// The error that the decoder or a widget's own code threw.
  let underlying: any Swift.Error
  /// The path from the root to the error.
  let codingPath: [any CodingKey]
  /// The names of the widgets on the path, by the number of keys before them.
  private(set) var names: [Int: String]
  /// The place in the document, which only `WidgetJSONDecoder` knows; nil otherwise.
  private(set) var position: JSONPosition?

  /// Adds a widget's name to an error that passes through it.
  ///
  /// - Parameters:
  ///   - error: The error thrown inside the widget; it may have names of nested widgets.
  ///   - name: The widget's name in the JSON.
  ///   - path: The path of the widget.
  init(_ error: any Swift.Error, in name: String, at path: [any CodingKey]) {
    self = (error as? WidgetDecodingError) ?? WidgetDecodingError(error, at: path)
    names[path.count] = name
  }

  /// Creates an error at a path, in no widget so far.
  init(_ error: any Swift.Error, at path: [any CodingKey]) {
    underlying = error
    codingPath =
      (error as? DecodingError)?.path ?? (error as? NoMatchingTypeError)?.codingPath ?? path
    names = [:]
  }

  /// Adds the name of a widget behind a number of keys.
  mutating func add(_ name: String, at depth: Int) { names[depth] = name }

  /// Says where in the document it is.
  mutating func locate(_ position: JSONPosition) { self.position = position }

  /// The path of the error, then its reason.
  var description: String {
    var text = names[0] ?? ""
    for (index, key) in codingPath.enumerated() {
      if let position = key.intValue {
        text += "[\(position)]"
      } else {
        text += text.isEmpty ? key.stringValue : "." + key.stringValue
      }
      if let name = names[index + 1] { text += " (\(name))" }
    }
    let reason = (underlying as? DecodingError)?.reason ?? String(describing: underlying)
    let place = position.map { " (\($0))" } ?? ""
    return (text.isEmpty ? reason : "\(text): \(reason)") + place
  }
}

extension DecodingError {
  /// The path of the error, including a missing key.
  fileprivate var path: [any CodingKey] {
    switch self {
    case .keyNotFound(let key, let context): context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }

  /// A short description of the error.
  fileprivate var reason: String {
    switch self {
    // An element of an array has a position in place of a key.
    case .keyNotFound(let key, let context):
      key is ArrayIndex ? context.debugDescription : "missing key"
    case .typeMismatch(let type, let context): "not a \(type): \(context.debugDescription)"
    case .valueNotFound(let type, _): "expected \(type), not null"
    case .dataCorrupted(let context): context.debugDescription
    @unknown default: String(describing: self)
    }
  }
}

/// The types that one module adds to a family of another, for a decoder to register.
///
/// A family's `switch` is closed: it lists the types of its own module. Those of other modules are
/// registered with a decoder, for that decoder alone; there is no global registry.
///
/// For example: `decoder.userInfo.register(AnyFeatureComponent.module)`.
struct WidgetModule<Family>: Sendable {
  /// The names that the module can decode.
  let names: [String]
  /// Decodes the value with a name.
  let decode: @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family
  /// The function that reads values from bytes, where it was generated, too.
  var reading: (any Sendable)?

  /// Creates a module from its names and the function that decodes them.
  init(
    names: [String],
    decode: @escaping @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family
  ) {
    self.names = names
    self.decode = decode
  }

  /// One family, one key in a decoder's `userInfo`: the name is qualified, since two families may
  /// have the same name in different modules or types.
  static var key: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "WidgetRuntime.WidgetModule.\(String(reflecting: Family.self))")
  }
}

extension Dictionary where Key == CodingUserInfoKey {
  /// Registers the types of another module with a decoder. If two modules have the same name, the
  /// one that was registered first is used.
  mutating func register<Family>(_ module: WidgetModule<Family>) {
    guard let key = WidgetModule<Family>.key else { return }
    let modules = (self[key] as? [WidgetModule<Family>] ?? []) + [module]
    self[key] = modules as? Value
  }
}

/// A key of a JSON object, by its name.
///
/// All types of a family read from one container keyed by `WireKey`: the container that gave the
/// name of the type also gives its properties, so that a decoder looks at each object once.
///
/// For example: `try fields.decode(String.self, forKey: "text")`.
struct WireKey: CodingKey, Hashable, ExpressibleByStringLiteral {
  /// The name as the JSON has it.
  let stringValue: String
  /// Always nil: objects of JSON have no numbered keys.
  var intValue: Int? { nil }

  /// The key of a name.
  init(_ name: String) { stringValue = name }

  /// The key that a literal names.
  init(stringLiteral name: String) { stringValue = name }

  /// The key of a name; never nil.
  init?(stringValue: String) { self.stringValue = stringValue }

  /// Always nil.
  init?(intValue: Int) { nil }
}

/// A value that is coded by a coder in place of its own coding.
///
/// For example: `try fields.decode([CodedBy<ISO8601>].self, forKey: "dates").map(\.value)`.
struct CodedBy<Coder: WidgetCoder>: Codable {
  /// The value.
  let value: Coder.Value

  /// Wraps a value.
  init(_ value: Coder.Value) { self.value = value }

  /// Decodes the value.
  init(from decoder: any Decoder) throws { value = try Coder().decode(from: decoder) }

  /// Encodes the value.
  func encode(to encoder: any Encoder) throws { try Coder().encode(value, to: encoder) }
}

extension CodedBy: Sendable where Coder.Value: Sendable {}

/// How `Dictionary` reads its keys.
enum DictionaryKeys<Key: Hashable> {
  /// Whether the JSON is an object, and no array of keys and values in turn.
  static var areInObjects: Bool {
    if Key.self == String.self || Key.self == Int.self { return true }
    guard #available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *) else { return false }
    return Key.self is any CodingKeyRepresentable.Type
  }

  /// The value of a key in an object; nil for one of another type.
  static func key(_ text: String) -> Key? {
    if Key.self == Int.self { return Int(text) as? Key }
    if let key = text as? Key { return key }
    guard #available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *),
      let type = Key.self as? any CodingKeyRepresentable.Type
    else { return nil }
    return type.init(codingKey: TextKey(text)) as? Key
  }

  /// Why a key of an object is wrong.
  static func reason(_ text: String) -> String { "'\(text)' is no key of type \(Key.self)" }
}

/// A key of an object, which may be an integer.
private struct TextKey: CodingKey {
  let stringValue: String
  var intValue: Int? { Int(stringValue) }

  init(_ text: String) { stringValue = text }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { stringValue = "\(intValue)" }
}

extension Decoder {
  /// Whether the object has a value under one of some keys: a flattened optional is nil where it has
  /// not.
  ///
  /// For example: `try decoder.contains(anyOf: "color", "size") ? Style(from: decoder) : nil`.
  func contains(anyOf keys: WireKey...) throws -> Bool {
    let fields = try container(keyedBy: WireKey.self)
    return try keys.contains { try fields.contains($0) && !fields.decodeNil(forKey: $0) }
  }

  /// Decodes a value whose keys are among those of the object; nil where one that it requires is
  /// missing. A wrong value is an error.
  func decodeIfPresent<Value: Decodable>(flattened type: Value.Type) throws -> Value? {
    do {
      return try Value(from: self)
    } catch DecodingError.keyNotFound(_, let context)
      where context.codingPath.count == codingPath.count
    {
      return nil
    }
  }
}

/// The elements of an array whose names are known. Others are dropped and reported; an error inside
/// a known one is still thrown.
///
/// For example: `try fields.decode(KnownArray<AnyComponent>.self, forKey: "children").elements`.
struct KnownArray<Element: Decodable>: Decodable {
  /// The known elements, in order.
  let elements: [Element]

  /// Decodes each element on its own.
  init(from decoder: any Decoder) throws {
    let depth = decoder.codingPath.count + 1
    elements = try decoder.elements { $0.isUnknown(at: depth) }
  }
}

extension KnownArray: Sendable where Element: Sendable {}

/// The values of an object whose names are known. Others are dropped and reported; an error inside
/// a known one is still thrown.
struct KnownDictionary<Value: Decodable>: Decodable {
  /// The known values.
  let values: [String: Value]

  /// Decodes each value on its own.
  init(from decoder: any Decoder) throws {
    let depth = decoder.codingPath.count + 1
    values = try decoder.values { $0.isUnknown(at: depth) }
  }
}

extension KnownDictionary: Sendable where Value: Sendable {}

/// The entries of a dictionary whose names are known. Others are dropped and reported; an error
/// inside a known one, and a wrong key, is still thrown.
struct KnownMap<Key: Hashable & Decodable, Value: Decodable>: Decodable {
  /// The known entries.
  let values: [Key: Value]

  /// Decodes each entry on its own.
  init(from decoder: any Decoder) throws {
    let depth = decoder.codingPath.count + 1
    values = try decoder.entries { $0.isUnknown(at: depth) }
  }
}

extension KnownMap: Sendable where Key: Sendable, Value: Sendable {}

/// The elements of a set whose names are known. Others are dropped and reported; an error inside a
/// known one is still thrown.
struct KnownSet<Element: Hashable & Decodable>: Decodable {
  /// The known elements.
  let elements: Set<Element>

  /// Decodes each element on its own.
  init(from decoder: any Decoder) throws {
    let depth = decoder.codingPath.count + 1
    elements = Set(try decoder.elements { $0.isUnknown(at: depth) })
  }
}

extension KnownSet: Sendable where Element: Sendable {}

extension KnownArray: ListOfOne {
  /// Decodes the only element.
  init(elementFrom decoder: any Decoder) throws {
    let depth = decoder.codingPath.count
    elements = try decoder.element { $0.isUnknown(at: depth) }
  }
}

extension KnownSet: ListOfOne {
  /// Decodes the only element.
  init(elementFrom decoder: any Decoder) throws {
    let depth = decoder.codingPath.count
    elements = Set(try decoder.element { $0.isUnknown(at: depth) })
  }
}

/// A value whose name is known; any other is dropped and reported.
struct Known<Value: Decodable>: Decodable {
  /// The value; nil if its name is not known.
  let value: Value?

  /// Decodes the value.
  init(from decoder: any Decoder) throws {
    do {
      value = try Value(from: decoder)
    } catch  where error.isUnknown(at: decoder.codingPath.count) {
      decoder.report(DroppedElement(codingPath: decoder.codingPath, error: error))
      value = nil
    }
  }
}

extension Known: Sendable where Value: Sendable {}

extension Swift.Error {
  /// Whether the value at a depth has an unknown name itself, or a form that is none of several, rather
  /// than a value nested in it.
  fileprivate func isUnknown(at depth: Int) -> Bool {
    if let error = self as? NoMatchingTypeError { return error.codingPath.count == depth }
    guard let error = self as? WidgetDecodingError, error.codingPath.count == depth else {
      return false
    }
    return error.underlying is UnknownNameError || error.underlying is NoMatchingTypeError
  }
}

/// A list, or an element alone, which is read as a list of one.
///
/// For example: `try fields.decode(ListOrElement<[String]>.self, forKey: "authors").list`.
struct ListOrElement<List: ListOfOne>: Decodable {
  /// The list.
  let list: List

  /// Decodes a list, or an element.
  init(from decoder: any Decoder) throws {
    let isList = (try? decoder.unkeyedContainer()) != nil
    list =
      try isList
      ? decoder.singleValueContainer().decode(List.self) : List(elementFrom: decoder)
  }
}

extension ListOrElement: Sendable where List: Sendable {}

/// A list that can be decoded from an element alone.
protocol ListOfOne: Decodable {
  /// Decodes the only element.
  init(elementFrom decoder: any Decoder) throws
}

extension Array: ListOfOne where Element: Decodable {
  /// Decodes the only element.
  init(elementFrom decoder: any Decoder) throws {
    self = [try decoder.singleValueContainer().decode(Element.self)]
  }
}

extension Set: ListOfOne where Element: Decodable {
  /// Decodes the only element.
  init(elementFrom decoder: any Decoder) throws {
    self = [try decoder.singleValueContainer().decode(Element.self)]
  }
}

extension LossyArray: ListOfOne {
  /// Decodes the only element.
  init(elementFrom decoder: any Decoder) throws {
    elements = try decoder.element { _ in true }
  }
}

extension LossySet: ListOfOne {
  /// Decodes the only element.
  init(elementFrom decoder: any Decoder) throws {
    elements = Set(try decoder.element { _ in true })
  }
}

extension Decoder {
  /// The value as the only element of a list, unless its error may be dropped.
  func element<Element: Decodable>(
    dropping isDropped: (any Swift.Error) -> Bool
  ) throws -> [Element] {
    do {
      return [try singleValueContainer().decode(Element.self)]
    } catch where isDropped(error) {
      report(DroppedElement(codingPath: codingPath, error: error))
      return []
    }
  }
}

/// The entries of a dictionary that could be decoded; the others are dropped and reported.
///
/// The JSON is what `Dictionary` reads: an object if its keys are texts, integers or
/// `CodingKeyRepresentable`, else an array of keys and values in turn.
struct LossyMap<Key: Hashable & Decodable, Value: Decodable>: Decodable {
  /// What could be decoded.
  let values: [Key: Value]

  /// Decodes each entry for itself.
  init(from decoder: any Decoder) throws {
    values = try decoder.entries { _ in true }
  }
}

extension LossyMap: Sendable where Key: Sendable, Value: Sendable {}

/// The elements of a set that could be decoded; the others are dropped and reported.
struct LossySet<Element: Hashable & Decodable>: Decodable {
  /// What could be decoded.
  let elements: Set<Element>

  /// Decodes each element for itself.
  init(from decoder: any Decoder) throws {
    elements = Set(try decoder.elements { _ in true })
  }
}

extension LossySet: Sendable where Element: Sendable {}

extension Decoder {
  /// The entries of a dictionary, without those whose error may be dropped.
  func entries<Key: Hashable & Decodable, Value: Decodable>(
    dropping isDropped: (any Swift.Error) -> Bool
  ) throws -> [Key: Value] {
    var entries: [Key: Value] = [:]
    func add(
      _ key: Swift.Result<Key, any Swift.Error>, _ value: Swift.Result<Value, any Swift.Error>,
      at places: [any CodingKey]
    ) throws {
      for case (.some(let error), let place) in zip([key.failure, value.failure], places) {
        guard isDropped(error) else { throw error }
        report(DroppedElement(codingPath: codingPath + [place], error: error))
        return
      }
      entries[try key.get()] = try value.get()
    }
    if DictionaryKeys<Key>.areInObjects {
      // A dictionary keeps its keys where a container's are converted by a strategy.
      let attempts = try singleValueContainer().decode([String: Attempt<Value>].self)
      for (text, attempt) in attempts {
        let place = WireKey(text)
        let key = Swift.Result { try self.key(text, at: codingPath + [place]) as Key }
        try add(key, attempt.result, at: [place, place])
      }
    } else {
      var list = try unkeyedContainer()
      while !list.isAtEnd {
        let place = ArrayIndex(intValue: list.currentIndex)
        let key = try list.decode(Attempt<Key>.self).result
        if let error = key.failure, !isDropped(error) { throw error }
        guard !list.isAtEnd else { throw lacksValue }
        let next = ArrayIndex(intValue: list.currentIndex)
        try add(key, try list.decode(Attempt<Value>.self).result, at: [place, next])
      }
    }
    return entries
  }

  private func key<Key: Hashable>(_ text: String, at path: [any CodingKey]) throws -> Key {
    if let key = DictionaryKeys<Key>.key(text) { return key }
    throw DecodingError.dataCorrupted(
      .init(codingPath: path, debugDescription: DictionaryKeys<Key>.reason(text)))
  }

  /// The error of an array of keys and values in turn that ends with a key.
  private var lacksValue: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "the last key has no value"))
  }
}

extension Swift.Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// Names that have any text in place of a star.
///
/// For example: `case NamePattern("*_result"):` matches `"search_result"`.
struct NamePattern: Sendable {
  private let start: String
  private let end: String

  /// Creates a pattern from a text with one star.
  init(_ pattern: String) {
    let star = pattern.firstIndex(of: "*") ?? pattern.endIndex
    start = String(pattern[..<star])
    end = String(pattern[star...].dropFirst())
  }

  /// Whether a name has the pattern.
  static func ~= (pattern: NamePattern, name: String) -> Bool {
    name.hasPrefix(pattern.start) && name.dropFirst(pattern.start.count).hasSuffix(pattern.end)
  }
}

/// A value of a family as a narrower type that a property asks for.
///
/// For example: `Narrowed<AnyComponent, any Component & Focusable>`.
struct Narrowed<Box: WidgetBox, Wanted>: Decodable {
  /// The value.
  let value: Wanted

  /// Decodes any value of the family.
  ///
  /// - Throws: `DecodingError.typeMismatch` when the value is of another type.
  init(from decoder: any Decoder) throws {
    let box = try Box(from: decoder)
    guard let wanted = box.value as? Wanted else {
      throw DecodingError.typeMismatch(
        Wanted.self,
        .init(
          codingPath: decoder.codingPath, debugDescription: "found \(Swift.type(of: box.value))"))
    }
    value = wanted
  }
}

extension Narrowed: Sendable where Wanted: Sendable {}

// Names and contents of families in objects within an object: `tagPath = "meta.type"`.

extension KeyedDecodingContainer<WireKey> {
  /// The container of an object within this one.
  ///
  /// - Throws: `DecodingError.keyNotFound` for the first key of the path that is missing.
  func nestedContainer(
    keyedBy type: WireKey.Type, at path: WireKey...
  ) throws -> KeyedDecodingContainer<WireKey> {
    try path.reduce(self) { try $0.nestedContainer(keyedBy: type, forKey: $1) }
  }

  /// The container of an object within this one; nil when a key of the path is missing or null.
  func nestedContainerIfPresent(
    keyedBy type: WireKey.Type, at path: WireKey...
  ) throws -> KeyedDecodingContainer<WireKey>? {
    var fields = self
    for key in path {
      guard try fields.contains(key) && !fields.decodeNil(forKey: key) else { return nil }
      fields = try fields.nestedContainer(keyedBy: type, forKey: key)
    }
    return fields
  }
}

extension KeyedEncodingContainer<WireKey> {
  /// The container of an object within this one, which is made if it is not there.
  mutating func nestedContainer(
    keyedBy type: WireKey.Type, at path: WireKey...
  ) -> KeyedEncodingContainer<WireKey> {
    path.reduce(self) { fields, key in
      var fields = fields
      return fields.nestedContainer(keyedBy: type, forKey: key)
    }
  }
}

extension Encoder {
  /// Writes a type's name into objects within its own, whatever its properties are keyed by.
  func encodeName(_ name: some Encodable, at path: WireKey...) throws {
    var fields = container(keyedBy: WireKey.self)
    for key in path.dropLast() {
      fields = fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
    }
    if let key = path.last { try fields.encode(name, forKey: key) }
  }
}

extension Decoder {
  /// Decodes the fallback of an unrecognized value from an object within it; of a value without that
  /// object from the value itself.
  func decodeContent<Value: Decodable>(
    _ type: Value.Type, at path: WireKey...
  ) throws -> Value {
    let fields = try container(keyedBy: WireKey.self)
    return try fields.contains(atFirst: path)
      ? fields.decode(type, atFirst: path) : Value(from: self)
  }
}

extension JSONValue {
  /// Writes the JSON of a value whose name was not recognized, with that name in an object within.
  func encode(
    named name: String, at path: WireKey..., to encoder: any Encoder
  ) throws {
    try naming(name, path.map(\.stringValue)[...]).encode(to: encoder)
  }

  /// The same with a name at a path.
  func naming(_ name: String, _ path: ArraySlice<String>) -> JSONValue {
    guard let key = path.first else { return .string(name) }
    var members: [String: JSONValue] = [:]
    if case .object(let own) = self { members = own }
    members[key] = (members[key] ?? .null).naming(name, path.dropFirst())
    return .object(members)
  }
}

extension Decoder {
  /// Decodes a value whose name is not one of the family's own module.
  ///
  /// - Throws: `UnknownNameError` if no registered module has the name either.
  func decodeRegistered<Family>(
    _ name: String, in family: Family.Type, named familyName: String, known: [String]
  ) throws -> Family {
    try decodeRegistered(name, in: family, named: familyName, known: known) { throw $0 }
  }

  /// Decodes a value whose name is not one of the family's own module.
  ///
  /// - Parameter unknown: The fallback if no module has the name; it receives the
  ///   `UnknownNameError`.
  func decodeRegistered<Family>(
    _ name: String, in family: Family.Type, named familyName: String, known: [String],
    unknown: (any Swift.Error) throws -> Family
  ) throws -> Family {
    if let value = try decodeRegistered(name, in: family) { return value }
    let names = known + userInfo.registeredModules(of: family).flatMap(\.names)
    return try replacing(UnknownNameError(name, in: familyName, known: names), with: unknown)
  }

  /// Decodes a value of a registered module; nil if none has the name.
  func decodeRegistered<Family>(_ name: String, in family: Family.Type) throws -> Family? {
    try userInfo.registeredModules(of: family).first { $0.names.contains(name) }?
      .decode(name, self)
  }
}

extension [CodingUserInfoKey: Any] {
  /// The modules that were registered for a family, in order.
  func registeredModules<Family>(of family: Family.Type) -> [WidgetModule<Family>] {
    WidgetModule<Family>.key.flatMap { self[$0] as? [WidgetModule<Family>] } ?? []
  }
}

extension KeyedDecodingContainer {
  /// A decoded value, or what replaces one that cannot be decoded, which is reported.
  ///
  /// For example: `fields.recovering("size", with: 0) { try fields.decode(Int.self, forKey: "size") }`.
  ///
  /// - Parameter path: the keys from here to the value.
  func recovering<Value>(
    _ path: Key..., with replacement: @autoclosure () -> Value, _ body: () throws -> Value
  ) -> Value {
    do {
      return try body()
    } catch {
      // A container does not say what its decoder was given.
      if let report = try? superDecoder().userInfo.dropReport {
        report(DroppedElement(replacing: error, at: codingPath + path))
      }
      return replacement()
    }
  }
}

extension Decoder {
  /// A decoded value, or what replaces one that cannot be decoded, which is reported.
  func recovering<Value>(
    with replacement: @autoclosure () -> Value, _ body: () throws -> Value
  ) -> Value {
    do {
      return try body()
    } catch {
      report(DroppedElement(replacing: error, at: codingPath))
      return replacement()
    }
  }

  /// What replaces a value of which nothing has the name.
  func replacing<Value>(
    _ error: any Swift.Error, with unknown: (any Swift.Error) throws -> Value
  ) throws -> Value {
    let value = try unknown(error)
    report(DroppedElement(codingPath: codingPath, error: error, kind: .unknown))
    return value
  }

  /// Reports a name that no case has, and that another case stands for.
  func reportUnknown(_ name: String, in type: String, known: [String]) {
    let error = UnknownNameError(name, in: type, known: known)
    report(DroppedElement(codingPath: codingPath, error: error, kind: .unknown))
  }

  /// Reports a value that no case can decode, and that another case stands for.
  func reportUnmatched(in type: String) {
    let error = NoMatchingTypeError(type, [], at: codingPath)
    report(DroppedElement(codingPath: codingPath, error: error, kind: .unknown))
  }

  /// Reports that a value has no name, and what is taken for one without.
  func reportMissing(_ key: WireKey) {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "no such key")
    let error = DecodingError.keyNotFound(key, context)
    report(DroppedElement(codingPath: codingPath, error: error, kind: .missing))
  }
}

extension DroppedElement {
  /// The report of a value at a path that was replaced.
  init(replacing error: any Swift.Error, at path: [any CodingKey]) {
    // The error was thrown at the value or in it, and knows the path from the root.
    let found =
      (error as? WidgetDecodingError ?? WidgetDecodingError(error, at: path)).codingPath
    let isBelow = found.count >= path.count
    self.init(
      codingPath: isBelow ? Array(found.prefix(path.count)) : path, error: error, kind: .replaced)
  }
}

extension Decoder {
  /// Whether the value is neither an object nor null, but what stands for an object.
  var isShorthand: Bool {
    guard (try? container(keyedBy: WireKey.self)) == nil else { return false }
    return (try? singleValueContainer().decodeNil()) == false
  }

  /// The decoder of an object; of any other value, that of an object which has it under a key.
  ///
  /// For example: `"Hello"` for `{"text": "Hello"}`.
  func expandingShorthand(to key: String) -> any Decoder {
    isShorthand ? ShorthandDecoder(value: self, key: key) : self
  }
}

/// The decoder of an object with one key, which the JSON has in place of that object.
private struct ShorthandDecoder: Decoder, SingleValueDecodingContainer {
  let value: any Decoder
  let key: String

  var codingPath: [any CodingKey] { value.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { value.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(ShorthandContainer(value: value, key: key))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw DecodingError.typeMismatch(
      [Any].self, .init(codingPath: codingPath, debugDescription: "found an object"))
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try Value(from: self) }
}

/// The members of that object.
private struct ShorthandContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let value: any Decoder
  let key: String

  var codingPath: [any CodingKey] { value.codingPath }
  var allKeys: [Key] { [Key(stringValue: key)].compactMap(\.self) }

  func contains(_ key: Key) -> Bool { key.stringValue == self.key }

  func decodeNil(forKey key: Key) throws -> Bool {
    try member(key).singleValueContainer().decodeNil()
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try member(key).singleValueContainer().decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { try member(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    throw DecodingError.keyNotFound(
      WireKey("super"), .init(codingPath: codingPath, debugDescription: "no such key"))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

  private func member(_ key: Key) throws -> any Decoder {
    if contains(key) { return value }
    throw DecodingError.keyNotFound(
      key, .init(codingPath: codingPath, debugDescription: "no such key"))
  }
}

extension Decoder {
  /// Decodes the fallback of an unrecognized value from under its name, which is its only key.
  func decodeContent<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let fields = try container(keyedBy: WireKey.self)
    return try fields.decode(type, forKey: fields.onlyKey())
  }

  /// Decodes the fallback of an unrecognized value from under a key; of a value without that key from
  /// the value itself.
  func decodeContent<Value: Decodable>(
    _ type: Value.Type, forKey key: WireKey
  ) throws -> Value {
    let fields = try container(keyedBy: WireKey.self)
    return try fields.contains(key) ? fields.decode(type, forKey: key) : Value(from: self)
  }
}

extension JSONValue {
  /// Writes the JSON of a value whose name was not recognized, with that name.
  func encode(
    named name: String, forKey key: WireKey, to encoder: any Encoder
  ) throws {
    var members = self.members
    members[key.stringValue] = .string(name)
    try JSONValue.object(members).encode(to: encoder)
  }

  private var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }
}

extension KeyedDecodingContainer {
  /// Decodes the values of a family in an array.
  ///
  /// For example: `try fields.decode(listOf: AnyComponent.self, forKey: "children")`. Nearly all
  /// nodes of a tree are in lists; this is 5 % faster than decoding an array of boxes and then
  /// unwrapping each, since it can be specialized for the family and makes one array instead of
  /// two.
  func decode<Box: WidgetBox>(listOf box: Box.Type, forKey key: Key) throws -> [Box.Family] {
    var list = try nestedUnkeyedContainer(forKey: key)
    var values: [Box.Family] = []
    if let count = list.count { values.reserveCapacity(count) }
    while !list.isAtEnd { values.append(try list.decode(Box.self).value) }
    return values
  }

  /// Decodes the values of a family in an array; nil where there is none.
  func decodeIfPresent<Box: WidgetBox>(
    listOf box: Box.Type, forKey key: Key
  ) throws -> [Box.Family]? {
    guard contains(key) else { return nil }
    do {
      return try decode(listOf: box, forKey: key)
    } catch {
      // A null is rare, and to ask for it beforehand costs as much as to decode a number.
      if try decodeNil(forKey: key) { return nil }
      throw error
    }
  }
}

extension KeyedDecodingContainer<WireKey> {
  /// The first of several keys that exists, or the first of all: older names of one property.
  ///
  /// For example: `try fields.decode(String.self, forKey: fields.first(of: "title", "label"))`.
  func first(of keys: WireKey...) -> WireKey {
    keys.first(where: contains) ?? keys.first ?? ""
  }

  /// The key of an object that must have exactly one: the name of an externally tagged value.
  func onlyKey() throws -> WireKey {
    let keys = allKeys
    if keys.count == 1 { return keys[0] }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: codingPath,
        debugDescription: "expected exactly one key, the name, not \(keys.count)"))
  }

  /// Decodes a value from objects within this one.
  ///
  /// For example: `try fields.decode(String.self, at: "meta", "title")`.
  ///
  /// - Throws: `DecodingError.keyNotFound` for the first key of the path that is missing.
  func decode<Value: Decodable>(_ type: Value.Type, at path: WireKey...) throws -> Value {
    try decode(type, path: path)
  }

  /// Decodes a value from the first of several paths that exists, or from the first of all:
  /// older paths of one property.
  ///
  /// For example: `try fields.decode(String.self, atFirst: ["meta", "title"], ["title"])`.
  func decode<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [WireKey]...
  ) throws -> Value {
    try decode(type, path: first(of: paths))
  }

  /// Decodes a value from objects within this one; nil when a key of the path is missing or null.
  func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, at path: WireKey...
  ) throws -> Value? {
    try decodeIfPresent(type, path: path)
  }

  /// Decodes a value from the first of several paths that exists; nil when none does.
  func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [WireKey]...
  ) throws -> Value? {
    try decodeIfPresent(type, path: first(of: paths))
  }

  /// Whether one of several paths exists, with a valid value or not.
  func contains(atFirst paths: [WireKey]...) -> Bool { paths.contains(where: contains) }
}

extension KeyedDecodingContainer<WireKey> {
  private func decode<Value: Decodable>(_ type: Value.Type, path: [WireKey]) throws -> Value {
    guard let key = path.last else { return try Value(from: superDecoder()) }
    return try path.dropLast().reduce(self) { fields, key in
      try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
    }.decode(type, forKey: key)
  }

  private func decodeIfPresent<Value: Decodable>(
    _ type: Value.Type, path: [WireKey]
  ) throws -> Value? {
    guard let key = path.last else { return nil }
    var fields = self
    for key in path.dropLast() {
      guard try fields.contains(key) && !fields.decodeNil(forKey: key) else { return nil }
      fields = try fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
    }
    return try fields.decodeIfPresent(type, forKey: key)
  }

  private func first(of paths: [[WireKey]]) -> [WireKey] {
    paths.first(where: contains) ?? paths.first ?? []
  }

  /// Whether a path exists. It does if it leads through something other than an object, which is an
  /// error that decoding reports.
  private func contains(_ path: [WireKey]) -> Bool {
    var fields = self
    for key in path.dropLast() {
      guard fields.contains(key), (try? fields.decodeNil(forKey: key)) != true else { return false }
      guard let next = try? fields.nestedContainer(keyedBy: WireKey.self, forKey: key) else {
        return true
      }
      fields = next
    }
    return path.last.map(fields.contains) ?? false
  }
}

extension KeyedEncodingContainer<WireKey> {
  /// Encodes a value into objects within this one, which are made if they are not there.
  mutating func encode(_ value: some Encodable, at path: WireKey...) throws {
    try encode(value, path: path)
  }

  /// Encodes a value into objects within this one; nil leaves no trace of them.
  mutating func encodeIfPresent<Value: Encodable>(
    _ value: Value?, at path: WireKey...
  ) throws {
    if let value { try encode(value, path: path) }
  }

  private mutating func encode(_ value: some Encodable, path: [WireKey]) throws {
    guard let key = path.last else { return }
    var fields = self
    for key in path.dropLast() {
      fields = fields.nestedContainer(keyedBy: WireKey.self, forKey: key)
    }
    try fields.encode(value, forKey: key)
  }
}

extension Encoder {
  /// Throws if a value is nested deeper than decoders read, and so before the stack
  /// overflows: a widget that contains a widget, a hundred thousand times.
  ///
  /// - Throws: `EncodingError.invalidValue` with the type, since to print such a value is no
  ///   better.
  func checkDepth(of type: Any.Type) throws {
    guard codingPath.count >= JSONValue.maximumDepth else { return }
    throw EncodingError.invalidValue(
      type,
      .init(
        codingPath: codingPath,
        debugDescription: "nested deeper than \(JSONValue.maximumDepth) levels"))
  }

  /// Writes a type's name beside its properties, whatever those are keyed by.
  func encodeName(_ name: some Encodable, forKey key: WireKey) throws {
    var fields = container(keyedBy: WireKey.self)
    try fields.encode(name, forKey: key)
  }
}

extension Decoder {
  /// The same decoder for a dictionary of the keys that nothing else reads.
  ///
  /// For example: `try [String: Int](from: decoder.remaining(besides: "title"))`.
  func remaining(besides keys: String...) -> any Decoder {
    RemainingKeysDecoder(base: self, hidden: Set(keys))
  }
}

/// A decoder whose objects lack some keys.
private struct RemainingKeysDecoder: Decoder {
  let base: any Decoder
  let hidden: Set<String>

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      RemainingKeysContainer(base: try base.container(keyedBy: type), hidden: hidden))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.unkeyedContainer() }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    RemainingKeysValue(base: try base.singleValueContainer(), decoder: self)
  }
}

/// A dictionary as a value, which lacks the same keys.
private struct RemainingKeysValue: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let decoder: RemainingKeysDecoder

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    // Asked for their keys, containers leave some out; asked for a value, they would not.
    guard type is any ExpressibleByDictionaryLiteral.Type else { return try base.decode(type) }
    return try Value(from: decoder)
  }
}

/// An object without some of its keys.
private struct RemainingKeysContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let hidden: Set<String>

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys.filter { !hidden.contains($0.stringValue) } }

  func contains(_ key: Key) -> Bool {
    !hidden.contains(key.stringValue) && base.contains(key)
  }

  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try base.decode(type, forKey: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try base.nestedContainer(keyedBy: type, forKey: key)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try base.nestedUnkeyedContainer(forKey: key)
  }

  func superDecoder() throws -> any Decoder { try base.superDecoder() }

  func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: key) }
}
