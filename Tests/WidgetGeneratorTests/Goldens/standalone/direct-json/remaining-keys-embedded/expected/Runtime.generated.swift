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

/// Decodes JSON as `JSONDecoder` does, but types with code from `widgetgen generate --direct-json`
/// from the bytes themselves.
///
/// Any other `Decodable` type is decoded as `JSONDecoder` would with its default strategies, be it
/// within such types or around them.
///
/// For example: `try WidgetJSONDecoder().decode(AnyComponent.self, from: data).value`.
struct WidgetJSONDecoder: Sendable {
  /// Passed to the decoded types: modules that are registered, the function that dropped
  /// elements are reported to.
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Creates a decoder.
  init() {}

  /// Decodes a value from a document in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: `WidgetDecodingError`, with the position of what is wrong.
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try decode(type, of: data)
  }

  /// Decodes a value from the bytes of a document in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: `WidgetDecodingError`, with the position of what is wrong.
  func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try decode(type, of: bytes)
  }

  /// Decodes a value from the text of a document.
  ///
  /// - Throws: `WidgetDecodingError`, with the position of what is wrong.
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value {
    try decode(type, of: text.utf8)
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, of document: some Collection<UInt8>
  ) throws -> Value {
    guard let bytes = try JSONEncoding.converted(document) else {
      return try document.withJSONBytes { try decode(type, from: $0) }
    }
    return try bytes.withJSONBytes { try decode(type, from: $0) }
  }

  private func decode<Value: Decodable>(_ type: Value.Type, from bytes: JSONBytes) throws -> Value {
    let session = JSONSession(userInfo: userInfo)
    var reader = JSONReader(bytes, session)
    do {
      reader.skipSpace()
      let value = try reader.read(type)
      try reader.end()
      return value
    } catch {
      throw session.error(error, in: bytes)
    }
  }
}

/// Encodes JSON as `JSONEncoder` does, but types with code from `widgetgen generate --direct-json` as
/// the bytes themselves.
///
/// Any other `Encodable` type is encoded as `JSONEncoder` would with its default strategies, be it
/// within such types or around them. The keys of an object are in the order of the declarations.
///
/// For example: `try WidgetJSONEncoder().encode(AnyComponent(component))`.
struct WidgetJSONEncoder: Sendable {
  /// Passed to the `encode(to:)` of encoded types.
  var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Creates an encoder.
  init() {}

  /// Encodes a value as a document in UTF-8.
  ///
  /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON does not have, such as
  ///   a number that is infinite.
  func encode<Value: Encodable>(_ value: Value) throws -> Data {
    try write(value).data
  }

  /// Encodes a value as the bytes of a document in UTF-8.
  ///
  /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON does not have, such as
  ///   a number that is infinite.
  func encodeBytes<Value: Encodable>(_ value: Value) throws -> [UInt8] {
    try write(value).array
  }

  /// Encodes a value as the text of a document.
  ///
  /// - Throws: `EncodingError.invalidValue` with the path of a value that JSON does not have, such as
  ///   a number that is infinite.
  func encodeText<Value: Encodable>(_ value: Value) throws -> String {
    try write(value).text
  }

  private func write<Value: Encodable>(_ value: Value) throws -> JSONOutput {
    var writer = JSONWriter(JSONWritingSession(userInfo: userInfo))
    try writer.write(value)
    return writer.finish()
  }
}

extension JSONBytes {
  /// The end of the object or array at an offset, which is found one level at a time, without
  /// recursion.
  ///
  /// - Parameter depth: how many arrays and objects are around it.
  @inline(__always)
  func endOfContainer<Observer: JSONObserver>(
    at start: Int, depth: Int, _ observer: inout Observer
  ) throws -> Int {
    var levels = JSONLevels(depth: depth)
    var next = try enter(&levels, &observer, at: start)
    // Whether a member or element is next, and not the end of the object or array.
    var isInside = self[next] != levels.end
    while true {
      if isInside {
        if levels.isObject { next = try endOfKey(&observer, at: next) }
        switch self[next] {
        case UInt8(ascii: "\""): next = try endOfString(at: next)
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          next = try enter(&levels, &observer, at: next)
          isInside = self[next] != levels.end
          continue
        default: next = try endOfScalar(at: next)
        }
      } else {
        next &+= 1
        observer.close(at: next, isObject: levels.isObject)
        levels.leave()
        if levels.depth == depth { return next }
      }
      // A comma and a quote, which most members begin with.
      if load(UInt16.self, at: next) == JSONReader.comma {
        next &+= 1
        isInside = true
      } else {
        next = try endOfComma(before: levels.end, at: next)
        isInside = self[next] != levels.end
      }
    }
  }

  /// The end of a brace or bracket and of white space.
  @inline(__always)
  private func enter<Observer: JSONObserver>(
    _ levels: inout JSONLevels, _ observer: inout Observer, at start: Int
  ) throws -> Int {
    guard levels.depth < JSONReader.maximumDepth else { throw JSONReader.tooDeep(at: start) }
    let isObject = self[start] == UInt8(ascii: "{")
    observer.open(at: start, isObject: isObject)
    levels.enter(isObject: isObject)
    return endOfSpace(from: start &+ 1)
  }

  /// The end of white space and of a comma. The end of the object or array may be in its place, or
  /// after it.
  @inline(__always)
  private func endOfComma(before end: UInt8, at start: Int) throws -> Int {
    let next = endOfSpace(from: start)
    if self[next] == end { return next }
    guard self[next] == UInt8(ascii: ",") else { throw unexpected(at: next) }
    return endOfSpace(from: next &+ 1)
  }

  /// The end of a key and a colon.
  @inline(__always)
  private func endOfKey<Observer: JSONObserver>(
    _ observer: inout Observer, at start: Int
  ) throws -> Int {
    guard self[start] == UInt8(ascii: "\"") else { throw unexpected(at: start) }
    let end = endOfPlainText(from: start &+ 1)
    guard isEndOfKey(end) else {
      return try endOfUnusualKey(&observer, at: start, plainTo: end)
    }
    if Observer.isInterestedInKeys {
      observer.key(from: start &+ 1, to: end, in: self, valueAt: end &+ 2)
    }
    return end &+ 2
  }

  /// The same where the key has escapes, or white space is after it.
  @inline(never)
  private func endOfUnusualKey<Observer: JSONObserver>(
    _ observer: inout Observer, at start: Int, plainTo end: Int
  ) throws -> Int {
    let isPlain = self[end] == UInt8(ascii: "\"")
    let colon = endOfSpace(from: isPlain ? end &+ 1 : try endOfString(at: start))
    guard self[colon] == UInt8(ascii: ":") else { throw unexpected(at: colon) }
    let value = endOfSpace(from: colon &+ 1)
    guard Observer.isInterestedInKeys else { return value }
    if isPlain {
      observer.key(from: start &+ 1, to: end, in: self, valueAt: value)
    } else {
      observer.unusualKey(at: start, in: self, valueAt: value)
    }
    return value
  }
}

/// The objects and arrays that are open.
private struct JSONLevels {
  /// How many there are.
  private(set) var depth: Int
  /// Whether the innermost one is an object.
  private(set) var isObject = false
  /// Whether those around it are, of up to 64 the innermost lowest.
  private var word: UInt64 = 0
  /// The same of those around these.
  private var words: [UInt64] = []

  init(depth: Int) { self.depth = depth }

  /// The byte that ends the innermost one.
  var end: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

  @inline(__always)
  mutating func enter(isObject: Bool) {
    if depth & 63 == 63 { words.append(word) }
    word = word &<< 1 | (self.isObject ? 1 : 0)
    self.isObject = isObject
    depth &+= 1
  }

  @inline(__always)
  mutating func leave() {
    depth &-= 1
    isObject = word & 1 == 1
    word = depth & 63 == 63 ? words.removeLast() : word &>> 1
  }
}

extension JSONBytes {
  /// Whether these are the same bytes as others, compared in as few words as possible.
  ///
  /// All loads are within the first `count` bytes of both. Of a literal nothing is left but
  /// comparisons with constants.
  @inline(__always)
  func equals(_ other: JSONBytes) -> Bool { count == other.count && contains(other, at: 0) }

  /// Whether other bytes are at an offset, compared in the same way.
  @inline(__always)
  func contains(_ other: JSONBytes, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count &- other.count else { return false }
    return isEqual(other, from: offset)
  }

  /// The same, where all bytes are known to be there.
  @inline(__always)
  func isEqual(_ other: JSONBytes, from offset: Int) -> Bool {
    switch other.count {
    case 17...: return part(from: offset, to: offset &+ other.count).equalsInWords(other)
    case 8...: return isEqual(UInt64.self, other, from: offset, last: other.count &- 8)
    case 4...: return isEqual(UInt32.self, other, from: offset, last: other.count &- 4)
    case 2...: return isEqual(UInt16.self, other, from: offset, last: other.count &- 2)
    case 1: return uncheckedLoad(UInt8.self, at: offset) == other.uncheckedLoad(UInt8.self, at: 0)
    default: return true
    }
  }

  /// Whether a quote and a colon are at an offset, and a value directly after them.
  @inline(__always)
  func isEndOfKey(_ offset: Int) -> Bool {
    offset >= 0 && offset < count &- 2 && uncheckedLoad(UInt16.self, at: offset) == 0x3A22
      && uncheckedLoad(UInt8.self, at: offset &+ 2) > 0x20
  }

  /// Whether the first and last words, which may overlap, are the same.
  @inline(__always)
  func isEqual<Word: FixedWidthInteger>(
    _ type: Word.Type, _ other: JSONBytes, from offset: Int, last: Int
  ) -> Bool {
    uncheckedLoad(type, at: offset) == other.uncheckedLoad(type, at: 0)
      && uncheckedLoad(type, at: offset &+ last) == other.uncheckedLoad(type, at: last)
  }

  func equalsInWords(_ other: JSONBytes) -> Bool {
    for offset in stride(from: 0, to: count - 8, by: 8)
    where load(UInt64.self, at: offset) != other.load(UInt64.self, at: offset) {
      return false
    }
    return load(UInt64.self, at: count - 8) == other.load(UInt64.self, at: count - 8)
  }
}

extension JSONBytes {
  /// The offset of the first byte that is no plain text: a quote, a backslash, a control character
  /// or the end. Letters beyond ASCII are plain text.
  @inline(__always)
  func endOfText(from start: Int) -> Int {
    var offset = max(start, 0)
    while offset <= count &- 8 {
      let ends = Self.ends(in: uncheckedLoad(UInt64.self, at: offset))
      if ends != 0 { return offset &+ ends.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while true {
      let byte = self[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C { return offset }
      offset &+= 1
    }
  }

  /// The offset of the first byte that is no plain ASCII text: as above, or a letter beyond ASCII.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var offset = max(start, 0)
    while offset <= count &- 8 {
      let word = uncheckedLoad(UInt64.self, at: offset)
      let ends = Self.ends(in: word) | word & Self.highBits
      if ends != 0 { return offset &+ ends.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while true {
      let byte = self[offset]
      if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte >= 0x80 { return offset }
      offset &+= 1
    }
  }

  /// Whether the bytes in a range are UTF-8.
  func isUTF8(from start: Int, to end: Int) -> Bool {
    var offset = start
    while true {
      // What is after the end may be looked at, too.
      while offset < end, self[offset] < 0x80 {
        let letters = load(UInt64.self, at: offset) & Self.highBits
        offset &+= offset > count &- 8 ? 1 : letters.trailingZeroBitCount / 8
      }
      while offset < end, self[offset] >= 0x80 {
        let length = scalar(at: offset).length
        if length == 0 { return false }
        offset &+= length
      }
      if offset >= end { return true }
    }
  }

  /// The bytes of the scalar beyond ASCII at an offset, the first one lowest, perhaps with what is after
  /// them, and how many they are; 0 where there is none (Unicode 16, table 3-7).
  @inline(__always)
  func scalar(at offset: Int) -> (bytes: UInt32, length: Int) {
    let bytes =
      offset <= count &- 4 ? load(UInt32.self, at: offset) : lastBytes(from: offset)
    if bytes & 0xC0E0 == 0x80C0 {
      // Not what fits into one byte.
      return (bytes, bytes & 0x1E != 0 ? 2 : 0)
    }
    if bytes & 0xC0_C0F0 == 0x80_80E0 {
      // Neither what fits into two bytes nor half of a surrogate pair.
      let bits = bytes & 0x200F
      return (bytes, bits != 0 && bits != 0x200D ? 3 : 0)
    }
    if bytes & 0xC0C0_C0F8 == 0x8080_80F0 {
      // Neither what fits into three bytes nor what is beyond Unicode.
      let isUnicode = bytes & 0x4 == 0 || bytes & 0x3003 == 0
      return (bytes, bytes & 0x3007 != 0 && isUnicode ? 4 : 0)
    }
    return (bytes, 0)
  }

  /// The bytes from an offset on, fewer than four.
  @inline(never)
  private func lastBytes(from offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(self[offset &+ $1]) << UInt32($1 * 8) }
  }

  static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// The high bits of the quotes, backslashes and control characters among eight bytes. Only the
  /// lowest is certain.
  @inline(__always)
  static func ends(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let backslashes = word ^ (ones &* 0x5C)
    let found =
      (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes
      | (word &- ones &* 0x20) & ~word
    return found & highBits
  }
}

/// Bytes that somebody else keeps in memory: a document, or a part of one.
///
/// All unsafe memory of the runtime is in this file. Its bound: bytes are loaded only if all of
/// them are at offsets from 0 to `count`, whatever the caller asks for, and a reader never leaves
/// the closure that has the document's memory, nor outlives the `JSONMemory` that it reads. Text is
/// made without the standard library's check only of bytes that a reader has checked: `isUTF8` and
/// `scalar(at:)` accepted them, or nothing is beyond ASCII.
#if compiler(>=6.2)
  @safe
#endif
struct JSONBytes {
  let start: UnsafeRawPointer
  /// How many bytes there are.
  let count: Int

  init(start: UnsafeRawPointer, count: Int) {
    #if compiler(>=6.2)
      unsafe self.start = start
    #else
      self.start = start
    #endif
    self.count = count
  }

  /// The bytes of a buffer, which must live longer.
  #if compiler(>=6.2)
    @unsafe
  #endif
  init(_ buffer: UnsafeRawBufferPointer) {
    let nothing: StaticString = ""
    #if compiler(>=6.2)
      unsafe self.init(
        start: buffer.baseAddress ?? UnsafeRawPointer(nothing.utf8Start), count: buffer.count)
    #else
      self.init(
        start: buffer.baseAddress ?? UnsafeRawPointer(nothing.utf8Start), count: buffer.count)
    #endif
  }

  /// The bytes of a literal.
  @inline(__always)
  init(_ literal: StaticString) {
    #if compiler(>=6.2)
      unsafe self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    #else
      self.init(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    #endif
  }

  /// An integer of the bytes at an offset, the first one lowest; 0 where there are not enough.
  @inline(__always)
  func load<Word: FixedWidthInteger>(_ type: Word.Type, at offset: Int) -> Word {
    let size = Word.bitWidth / 8
    guard offset >= 0, offset <= count &- size else { return 0 }
    return uncheckedLoad(type, at: offset)
  }

  /// The same, where all bytes are known to be there.
  @inline(__always)
  func uncheckedLoad<Word: FixedWidthInteger>(_ type: Word.Type, at offset: Int) -> Word {
    #if compiler(>=6.2)
      let word = unsafe start.loadUnaligned(fromByteOffset: offset, as: type)
    #else
      let word = start.loadUnaligned(fromByteOffset: offset, as: type)
    #endif
    return Word(littleEndian: word)
  }

  /// The byte at an offset; 0 beyond the end, which no JSON contains.
  subscript(offset: Int) -> UInt8 {
    @inline(__always) get {
      // A negative offset is a large one without a sign.
      guard UInt(bitPattern: offset) < UInt(bitPattern: count) else { return 0 }
      return uncheckedLoad(UInt8.self, at: offset)
    }
  }

  /// The bytes in a range, as far as there are any.
  @inline(__always)
  func part(from lower: Int, to upper: Int) -> JSONBytes {
    let lower = min(max(lower, 0), count)
    let upper = min(max(upper, lower), count)
    #if compiler(>=6.2)
      return unsafe JSONBytes(start: start + lower, count: upper - lower)
    #else
      return JSONBytes(start: start + lower, count: upper - lower)
    #endif
  }

  /// Passes the bytes to a function.
  func withBuffer<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    #if compiler(>=6.2)
      return try unsafe body(UnsafeRawBufferPointer(start: start, count: count))
    #else
      return try body(UnsafeRawBufferPointer(start: start, count: count))
    #endif
  }

  /// The bytes as text; what is not UTF-8 is replaced.
  var text: String {
    #if compiler(>=6.2)
      unsafe withBuffer { unsafe String(decoding: $0, as: UTF8.self) }
    #else
      withBuffer { String(decoding: $0, as: UTF8.self) }
    #endif
  }

  /// The bytes as text, where they are known to be UTF-8: they are copied without another look.
  @inline(__always)
  func uncheckedText(isASCII: Bool) -> String {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        let bytes = unsafe UnsafeBufferPointer(
          start: start.assumingMemoryBound(to: UInt8.self), count: count)
        return unsafe String(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: isASCII))
      }
    #endif
    return text
  }

  /// A copy.
  var array: [UInt8] {
    var array: [UInt8] = []
    append(to: &array)
    return array
  }

  /// Appends a copy.
  func append(to array: inout [UInt8]) {
    #if compiler(>=6.2)
      unsafe withBuffer { unsafe array.append(contentsOf: $0) }
    #else
      withBuffer { array.append(contentsOf: $0) }
    #endif
  }
}

/// Bytes in memory of its own, which live as long as the object.
#if compiler(>=6.2)
  @safe
#endif
final class JSONMemory {
  private let buffer: UnsafeMutableRawBufferPointer
  let capacity: Int

  /// Memory for a number of bytes, all 0.
  init(capacity: Int) {
    self.capacity = capacity
    #if compiler(>=6.2)
      unsafe buffer = .allocate(byteCount: capacity, alignment: 8)
      unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
    #else
      buffer = .allocate(byteCount: capacity, alignment: 8)
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
    #endif
  }

  deinit {
    #if compiler(>=6.2)
      unsafe buffer.deallocate()
    #else
      buffer.deallocate()
    #endif
  }

  /// Copies bytes to the start, as many as there is room for.
  func fill(_ bytes: JSONBytes) -> JSONBytes {
    let copied = bytes.part(from: 0, to: capacity)
    #if compiler(>=6.2)
      unsafe copied.withBuffer { unsafe buffer.copyMemory(from: $0) }
      return unsafe JSONBytes(UnsafeRawBufferPointer(buffer)).part(from: 0, to: copied.count)
    #else
      copied.withBuffer { buffer.copyMemory(from: $0) }
      return JSONBytes(UnsafeRawBufferPointer(buffer)).part(from: 0, to: copied.count)
    #endif
  }
}

extension Sequence<UInt8> {
  /// Passes the bytes to a function, where they are if they are in one place.
  func withJSONBytes<Result>(_ body: (JSONBytes) throws -> Result) rethrows -> Result {
    #if compiler(>=6.2)
      let result = try withContiguousStorageIfAvailable {
        try unsafe body(JSONBytes(UnsafeRawBufferPointer($0)))
      }
      if let result { return result }
      return try unsafe Array(self).withUnsafeBytes { try unsafe body(JSONBytes($0)) }
    #else
      let result = try withContiguousStorageIfAvailable {
        try body(JSONBytes(UnsafeRawBufferPointer($0)))
      }
      if let result { return result }
      return try Array(self).withUnsafeBytes { try body(JSONBytes($0)) }
    #endif
  }
}

/// What types with an `init(from:)` of their own are passed: the containers of `Codable` over the
/// document. The values in them that read themselves do so.
final class JSONCodableDecoder: Decoder {
  /// The document, in memory that lives as long as the session.
  let bytes: JSONBytes
  let session: JSONSession
  /// The offset of the value; nil where there is none, which is taken for `null`.
  let offset: Int?
  /// How many arrays and objects are around the value.
  let depth: Int
  private let path: Path

  /// The keys that lead to the value.
  private indirect enum Path {
    /// Those of the offset, to be found when somebody asks.
    case found
    case key(any CodingKey, in: JSONCodableDecoder)
  }

  /// The decoder of the value at a reader.
  init(_ reader: JSONReader) {
    bytes = reader.session.owned(reader.bytes)
    session = reader.session
    offset = reader.offset
    depth = reader.depth
    path = .found
  }

  /// The decoder of a value in that of another decoder.
  init(_ offset: Int?, under key: any CodingKey, in outer: JSONCodableDecoder) {
    bytes = outer.bytes
    session = outer.session
    self.offset = offset
    depth = outer.depth + 1
    path = .key(key, in: outer)
  }

  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  var codingPath: [any CodingKey] {
    switch path {
    case .found: session.path(to: offset ?? 0, in: bytes).keys
    case .key(let key, let outer): outer.codingPath + [key]
    }
  }

  /// The reader at the value, or at a `null` where there is none.
  var reader: JSONReader {
    if let offset { return JSONReader(bytes, at: offset, depth: depth, session) }
    return JSONReader(JSONBytes("null"), JSONSession(userInfo: userInfo))
  }

  /// Decodes the value.
  func read<Value>(_ body: (inout JSONReader) throws -> Value) throws -> Value {
    var reader = reader
    do {
      return try body(&reader)
    } catch {
      throw plain(error)
    }
  }

  /// An error as `JSONDecoder` throws it.
  func plain(_ error: any Swift.Error) -> any Swift.Error {
    guard offset == nil, let fault = error as? JSONFault else {
      return session.plainError(error, in: bytes)
    }
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "found nothing")
    switch fault.kind {
    case .null(let type): return DecodingError.valueNotFound(type, context)
    case .mismatch(let type, found: _): return DecodingError.typeMismatch(type, context)
    default: return DecodingError.dataCorrupted(context)
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try JSONKeyedContainer<Key>(self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try JSONUnkeyedContainer(self) }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    JSONSingleValueContainer(decoder: self)
  }
}

extension JSONReader {
  /// Decodes a value with the `init(from:)` that its author wrote.
  @inline(never)
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let own = Self.foundationType(type) { return try readDynamically(own, as: type) }
    let decoder = JSONCodableDecoder(self)
    // Its code may look at a part of the value, so that the rest has to be checked for itself.
    var end = self
    try end.skip()
    let value = try Value(from: decoder)
    offset = end.offset
    return value
  }

  /// A decoder of an object, for functions that the user wrote for single properties.
  func decoder(of object: JSONObject) -> any Decoder {
    var reader = self
    reader.offset = object.start
    return JSONCodableDecoder(reader)
  }

  /// A container of an object, for functions that the user wrote for single properties.
  func container<Key: CodingKey>(
    of object: JSONObject, keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> { try decoder(of: object).container(keyedBy: type) }
}

/// What types with an `encode(to:)` of their own are passed: the containers of `Codable`. The values in
/// them that write themselves do so, into bytes that are put together when all are there.
final class JSONCodableEncoder: Encoder {
  let values: JSONEncodedValues
  let path: JSONEncodingPath
  /// How many keys lead to the value.
  let depth: Int
  let slot = JSONEncodedSlot()

  init(_ values: JSONEncodedValues, at path: JSONEncodingPath, depth: Int) {
    self.values = values
    self.path = path
    self.depth = depth
  }

  /// The encoder of a value within that of another encoder.
  init(under key: any CodingKey, in outer: JSONCodableEncoder) {
    values = outer.values
    path = .key(key, in: outer)
    depth = outer.depth + 1
  }

  /// The value encoded so far.
  var result: JSONEncoded {
    get { slot.value }
    set { slot.value = newValue }
  }

  var userInfo: [CodingUserInfoKey: Any] { values.writer.session.userInfo }

  var codingPath: [any CodingKey] { path.keys }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .nothing = result { result = .object(JSONEncodedObject()) }
    guard case .object(let object) = result else {
      preconditionFailure("The value was encoded as something else than an object before.")
    }
    return KeyedEncodingContainer(JSONKeyedEncodingContainer<Key>(encoder: self, object: object))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .nothing = result { result = .array(JSONEncodedArray()) }
    guard case .array(let array) = result else {
      preconditionFailure("The value was encoded as something else than an array before.")
    }
    return JSONUnkeyedEncodingContainer(encoder: self, array: array)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    JSONSingleValueEncodingContainer(encoder: self)
  }

  /// Encodes a value that is at a path of this encoder's.
  func encoded<Value: Encodable>(_ value: Value, at path: JSONEncodingPath) throws -> JSONEncoded {
    let depth = depth + (path.isKey ? 1 : 0)
    guard depth <= JSONValue.maximumDepth else {
      throw EncodingError.invalidValue(
        value,
        .init(
          codingPath: path.keys,
          debugDescription: "nested deeper than \(JSONValue.maximumDepth) levels"))
    }
    if let bytes = try values.write(value, at: path, depth: depth) { return .bytes(bytes) }
    let encoder = JSONCodableEncoder(values, at: path, depth: depth)
    try value.encode(to: encoder)
    return .other(encoder.slot)
  }

  /// Encodes a value under a key.
  func encoded<Value: Encodable>(_ value: Value, under key: any CodingKey) throws -> JSONEncoded {
    try encoded(value, at: .key(key, in: self))
  }
}

/// What has been encoded.
enum JSONEncoded {
  case nothing
  /// A value that wrote itself.
  case bytes(Range<Int>)
  case object(JSONEncodedObject)
  case array(JSONEncodedArray)
  /// The result of another encoder, which may still be encoding it.
  case other(JSONEncodedSlot)
}

/// The result of an encoder. A parent's result refers to the slots of nested encoders, and not to the encoders
/// themselves: those keep their parents alive for the sake of the coding path, which would be a reference cycle.
final class JSONEncodedSlot {
  var value = JSONEncoded.nothing
}

/// The members of an object that is being encoded, in the order of their first encoding.
final class JSONEncodedObject {
  private(set) var members: [(key: String, value: JSONEncoded)] = []
  /// Where each key is, as soon as there are many.
  private var places: [String: Int] = [:]

  /// The value of a key; the last one counts.
  subscript(key: String) -> JSONEncoded? {
    get { place(of: key).map { members[$0].value } }
    set {
      guard let newValue else { return }
      if let place = place(of: key) { return members[place].value = newValue }
      members.append((key, newValue))
      if members.count > 8 { places[key] = members.count - 1 }
    }
  }

  private func place(of key: String) -> Int? {
    members.prefix(8).firstIndex { $0.key == key } ?? (members.count > 8 ? places[key] : nil)
  }
}

/// The elements of an array that is being encoded.
final class JSONEncodedArray {
  var elements: [JSONEncoded] = []
}

/// The keys that lead to a value that is encoded.
enum JSONEncodingPath {
  /// Those of the end of a document, to be found when somebody asks.
  ///
  /// - Parameter isBeside: whether it is the object whose members are written there.
  case written(JSONWritingSession, offset: Int, isBeside: Bool)
  case key(any CodingKey, in: JSONCodableEncoder)
  /// The same as that of another encoder.
  case same(JSONCodableEncoder)

  var keys: [any CodingKey] {
    switch self {
    case .written(let session, let offset, let isBeside):
      isBeside ? session.path(to: offset).dropLast() : session.path(to: offset)
    case .key(let key, let outer): outer.codingPath + [key]
    case .same(let outer): outer.codingPath
    }
  }

  var isKey: Bool { if case .key = self { true } else { false } }
}

/// The bytes of values that wrote themselves into containers of `Codable`.
final class JSONEncodedValues {
  var writer: JSONWriter

  init(userInfo: [CodingUserInfoKey: Any]) {
    writer = JSONWriter(JSONWritingSession(userInfo: userInfo), capacity: 256)
  }

  /// Writes a value; nil if it does not write itself.
  func write<Value: Encodable>(
    _ value: Value, at path: JSONEncodingPath, depth: Int
  ) throws -> Range<Int>? {
    guard let type = writer.session.writable(Value.self) else { return nil }
    let start = writer.output.count
    writer.depth = depth
    writer.session.begin(path, at: start)
    defer { writer.session.end() }
    try writer.write(value, as: type)
    return start..<writer.output.count
  }

  /// Writes `null`.
  func writeNull() -> Range<Int> {
    let start = writer.output.count
    writer.writeNull()
    return start..<writer.output.count
  }

  func removeAll() {
    writer.output.count = 0
    writer.isJoining = false
    writer.firstKey = -1
    writer.session.keys = []
    writer.session.forgetPaths()
  }
}

/// How the characters of a document are written, by its byte order mark or by the zeros among its
/// first bytes: a document begins with a character of ASCII (RFC 4627, section 3).
enum JSONEncoding {
  /// A document as UTF-8; nil where it is that, without a byte order mark, and is read as it is.
  ///
  /// What follows the mark of UTF-8 is not decoded here: that would replace bytes that are wrong.
  static func converted(_ document: some Collection<UInt8>) throws -> [UInt8]? {
    let (encoding, markLength) = encoding(of: Array(document.prefix(4)))
    if encoding == .utf8, markLength == 0 { return nil }
    let bytes = document.dropFirst(markLength)
    if encoding == .utf8 { return Array(bytes) }
    if let text = String(bytes: bytes, encoding: encoding) { return Array(text.utf8) }
    throw WidgetDecodingError(
      DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "the document's text is not in \(encoding)")),
      at: [])
  }

  private static func encoding(of start: [UInt8]) -> (String.Encoding, markLength: Int) {
    switch start {
    case [0, 0, 0xFE, 0xFF]: return (.utf32BigEndian, 4)
    case [0xFE, 0xFF, 0, 0]: return (.utf32LittleEndian, 4)
    default: break
    }
    if start.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    if start.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    switch start.map({ $0 == 0 }) {
    case [true, true, true, false]: return (.utf32BigEndian, 0)
    case [true, false, true, false], [true, false]: return (.utf16BigEndian, 0)
    case [false, true, true, true]: return (.utf32LittleEndian, 0)
    case [false, true, false, true], [false, true]: return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }
}

/// The members of an object, by their keys.
struct JSONKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: JSONCodableEncoder
  let object: JSONEncodedObject

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { object[key.stringValue] = .bytes(encoder.values.writeNull()) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    object[key.stringValue] = try encoder.encoded(value, under: key)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    let nested = JSONCodableEncoder(under: key, in: encoder)
    nested.result = object[key.stringValue]?.container(of: encoder.values) ?? .nothing
    let container = nested.container(keyedBy: type)
    object[key.stringValue] = nested.result
    return container
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = JSONCodableEncoder(under: key, in: encoder)
    nested.result = object[key.stringValue]?.container(of: encoder.values) ?? .nothing
    let container = nested.unkeyedContainer()
    object[key.stringValue] = nested.result
    return container
  }

  func superEncoder() -> any Encoder { superEncoder(under: WireKey("super")) }

  func superEncoder(forKey key: Key) -> any Encoder { superEncoder(under: key) }

  private func superEncoder(under key: any CodingKey) -> JSONCodableEncoder {
    let encoder = JSONCodableEncoder(under: key, in: encoder)
    object[key.stringValue] = .other(encoder.slot)
    return encoder
  }
}

/// The elements of an array.
struct JSONUnkeyedEncodingContainer: UnkeyedEncodingContainer {
  let encoder: JSONCodableEncoder
  let array: JSONEncodedArray

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int { array.elements.count }

  private var key: ArrayIndex { ArrayIndex(intValue: count) }

  func encodeNil() { array.elements.append(.bytes(encoder.values.writeNull())) }

  func encode<Value: Encodable>(_ value: Value) throws {
    array.elements.append(try encoder.encoded(value, under: key))
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> { nested().container(keyedBy: type) }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }

  func superEncoder() -> any Encoder { nested() }

  private func nested() -> JSONCodableEncoder {
    let encoder = JSONCodableEncoder(under: key, in: encoder)
    array.elements.append(.other(encoder.slot))
    return encoder
  }
}

/// The value itself.
struct JSONSingleValueEncodingContainer: SingleValueEncodingContainer {
  let encoder: JSONCodableEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() { set(.bytes(encoder.values.writeNull())) }

  func encode<Value: Encodable>(_ value: Value) throws {
    set(try encoder.encoded(value, at: .same(encoder)))
  }

  private func set(_ value: JSONEncoded) {
    guard case .nothing = encoder.result else {
      preconditionFailure("The value was encoded before.")
    }
    encoder.result = value
  }
}

extension JSONEncoded {
  /// A container that more can be written to, also if it was encoded as a value of its own.
  fileprivate func container(of values: JSONEncodedValues) -> JSONEncoded {
    switch self {
    case .other(let slot): slot.value.container(of: values)
    case .bytes(let range): values.container(range) ?? self
    case .nothing, .object, .array: self
    }
  }
}

extension JSONEncodedValues {
  /// The object or array that has been written at some bytes; nil for anything else.
  fileprivate func container(_ range: Range<Int>) -> JSONEncoded? {
    let bytes = writer.output.written.part(from: 0, to: range.upperBound)
    var reader = JSONReader(bytes, at: range.lowerBound, JSONSession(userInfo: [:]))
    func skip() -> JSONEncoded {
      let start = reader.offset
      // What was written is valid.
      try? reader.skip()
      return .bytes(start..<reader.offset)
    }
    switch reader.byte {
    case UInt8(ascii: "{"):
      let encoded = JSONEncodedObject()
      guard var object = try? reader.object() else { return nil }
      while let key = try? reader.key(in: &object) {
        let name = key.string
        encoded[name] = skip()
      }
      return .object(encoded)
    case UInt8(ascii: "["):
      let array = JSONEncodedArray()
      try? reader.readElements { json in
        let start = json.offset
        try json.skip()
        array.elements.append(.bytes(start..<json.offset))
      }
      return .array(array)
    default: return nil
    }
  }
}

/// What is wrong at an offset, while generated code still reads: the path, the line and what else
/// is reported are found when the error leaves the decoder.
struct JSONFault: Swift.Error {
  enum Kind {
    /// The document is no JSON.
    case malformed(String)
    /// A string or number that is none, which matters only if it is read.
    case corrupted(String)
    case mismatch(Any.Type, found: String)
    case null(Any.Type)
    case missing(String)
    /// An array that ends before the element at a position, with the reason.
    case ended(String, Int)
    /// An object that must have one key, the name, has none or several.
    case keys
    /// Thrown by code of the user's, or by what the runtime shares with `Codable`.
    case other(any Swift.Error)
    /// No type of an untagged family.
    case noMatch(String, [(String, any Swift.Error)])
  }

  let kind: Kind
  let offset: Int
  /// The names of the widgets around it, with the offsets of their objects, the innermost first.
  var names: [(start: Int, name: String)] = []

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// An error that was thrown while a value was read.
  init(_ error: any Swift.Error, at offset: Int) {
    self = error as? JSONFault ?? JSONFault(.other(error), at: offset)
  }

  /// Whether the object at an offset has not exactly one key, and no name therefore.
  func isOfKeys(at start: Int) -> Bool {
    if case .keys = kind { offset == start } else { false }
  }

  /// Whether the object at an offset lacks a key itself, and is no widget.
  func isMissing(in start: Int) -> Bool {
    if case .missing = kind { offset == start && names.isEmpty } else { false }
  }

  /// Whether the object at an offset has no name, or null.
  func isOfName(at start: Int) -> Bool {
    switch kind {
    case .missing: offset == start
    case .null: offset != start
    default: false
    }
  }

  /// Whether the value at an offset has an unknown name itself, or a form that is none of several, rather
  /// than a value nested in it.
  func isUnknown(at start: Int) -> Bool {
    guard offset == start else { return false }
    switch kind {
    case .noMatch: return true
    case .other(let error): return error is UnknownNameError
    default: return false
    }
  }
}

extension JSONBytes {
  /// The error of a byte that cannot be at an offset.
  @inline(never)
  func unexpected(at offset: Int) -> any Swift.Error {
    if offset >= count { return JSONFault(.malformed("the document ends here"), at: count) }
    let byte = self[offset]
    let text = byte < 0x7F && byte > 0x20 ? "'\(Unicode.Scalar(byte))'" : "byte \(byte)"
    return JSONFault(.malformed("unexpected \(text)"), at: offset)
  }
}

extension JSONReader {
  /// The error of a byte that cannot be here.
  @inline(never)
  func unexpected() -> any Swift.Error { bytes.unexpected(at: offset) }

  @inline(never)
  func tooDeep() -> any Swift.Error { Self.tooDeep(at: offset) }

  static func tooDeep(at offset: Int) -> any Swift.Error {
    JSONFault(.malformed("nested deeper than \(maximumDepth) levels"), at: offset)
  }

  /// The error of a value that is not of a type.
  @inline(never)
  func mismatch<Value>(_ type: Value.Type) -> any Swift.Error {
    // What is no value at all is malformed.
    var end = self
    do { try end.skip() } catch { return error }
    let found: String
    switch byte {
    case UInt8(ascii: "n"):
      // Foundation's decoder does not distinguish a null where it wants a Bool.
      if type != Bool.self { return JSONFault(.null(type), at: offset) }
      found = "null"
    case UInt8(ascii: "\""): found = "a string"
    case UInt8(ascii: "{"): found = "an object"
    case UInt8(ascii: "["): found = "an array"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): found = "a bool"
    default: found = "a number"
    }
    return JSONFault(.mismatch(type, found: found), at: offset)
  }

  /// Adds a widget's name to an error that passes through it.
  func failure(_ error: any Swift.Error, in name: JSONName) -> any Swift.Error {
    var fault = JSONFault(error, at: name.start)
    var reader = self
    reader.offset = name.offset
    reader.skipSpace()
    fault.names.append((name.start, reader.nameText() ?? name.string))
    return fault
  }

  /// The error of an untagged family that has no type for the value.
  func nothingMatches(
    _ family: String, _ failures: [(String, any Swift.Error)]
  ) -> any Swift.Error { JSONFault(.noMatch(family, failures), at: offset) }
}

/// An offset for each of some objects, or objects and arrays, of the document: what has been found out
/// about them before they were decoded.
///
/// A tag that is not the first key has to be looked for after all that is in the object, which may
/// be a screen. One pass over the outermost such object notes the tags of all within it, so that
/// none of them is searched again. So it is with the ends of what is skipped, and looked at later.
final class JSONIndex {
  /// Where each begins, in order, and the offset that was noted for it; -1 where there is none.
  private let entries: [JSONIndexBuilder.Entry]
  /// The number of the one after that was last asked for: most likely the next one.
  private var next = 0

  init(_ builder: JSONIndexBuilder) { entries = builder.entries }

  /// The offset that was noted for the object or array at an offset; nil for one that is not among them.
  func offset(of start: Int) -> Int? {
    for index in next..<min(next &+ 4, entries.count) where entries[index].start == start {
      next = index &+ 1
      return entries[index].offset
    }
    var range = entries.indices
    while let middle = range.dropFirst(range.count / 2).first {
      if entries[middle].start == start {
        next = middle + 1
        return entries[middle].offset
      }
      range =
        entries[middle].start < start
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

/// Notes offsets of objects, or of objects and arrays, while they are passed.
struct JSONIndexBuilder {
  typealias Entry = (start: Int, offset: Int)

  fileprivate private(set) var entries: [Entry] = []
  /// The numbers of those that are open.
  private var open: [Int] = []

  init() {
    // Nearly 1,000 bytes, from which on allocating memory is slower.
    entries.reserveCapacity(60)
    open.reserveCapacity(16)
  }

  /// One begins, for which there is no offset yet.
  @inline(__always)
  mutating func open(at start: Int) {
    open.append(entries.count)
    entries.append((start, -1))
  }

  /// Notes an offset for the innermost that is open, if it has none.
  @inline(__always)
  mutating func note(_ offset: Int) {
    guard let last = open.last, entries[last].offset < 0 else { return }
    entries[last].offset = offset
  }

  /// The innermost that is open ends.
  @inline(__always)
  mutating func close() { open.removeLast() }
}

extension JSONReader {
  /// Moves past an object or array and notes the ends of what is in it.
  mutating func noteEnds() throws {
    var found = JSONEnds()
    try skipContainer(&found)
    session.ends = JSONIndex(found.index)
  }

  /// The offset of a tag's value in the object at the reader, which stays where it is; nil where the
  /// object has no such key.
  mutating func value(ofTag tag: StaticString) throws -> Int? {
    let start = offset
    if let value = session.value(ofTag: tag, at: start) { return value < 0 ? nil : value }
    var found = JSONTags(tag, session)
    try skipContainer(&found)
    offset = start
    session.add(JSONIndex(found.index), ofTag: tag)
    return session.value(ofTag: tag, at: start).flatMap { $0 < 0 ? nil : $0 }
  }
}

/// Notes the ends of objects and arrays.
struct JSONEnds: JSONObserver {
  static var isInterestedInKeys: Bool { false }

  private(set) var index = JSONIndexBuilder()

  @inline(__always)
  mutating func open(at offset: Int, isObject: Bool) { index.open(at: offset) }

  @inline(__always)
  mutating func close(at offset: Int, isObject: Bool) {
    index.note(offset)
    index.close()
  }
}

/// Notes the values of a tag in objects.
struct JSONTags: JSONObserver {
  static var isInterestedInKeys: Bool { true }

  private let tag: StaticString
  private let key: JSONBytes
  private let session: JSONSession
  private(set) var index = JSONIndexBuilder()

  /// - Parameter session: what keys with escapes are read with.
  init(_ tag: StaticString, _ session: JSONSession) {
    self.tag = tag
    self.session = session
    key = JSONBytes(tag)
  }

  @inline(__always)
  mutating func open(at offset: Int, isObject: Bool) {
    if isObject { index.open(at: offset) }
  }

  @inline(__always)
  mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int) {
    guard end &- start == key.count, bytes.isEqual(key, from: start) else { return }
    index.note(offset)
  }

  mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int) {
    var reader = JSONReader(bytes, at: start, session)
    guard let text = try? reader.readString(), text == "\(tag)" else { return }
    index.note(offset)
  }

  @inline(__always)
  mutating func close(at offset: Int, isObject: Bool) {
    if isObject { index.close() }
  }
}

/// The members of an object, by their keys.
struct JSONKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: JSONCodableDecoder
  /// The keys in order, and the offsets of their values; of equal keys the first one counts.
  private let keys: [String]
  private let offsets: [String: Int]

  init(_ decoder: JSONCodableDecoder) throws {
    self.decoder = decoder
    var keys: [String] = []
    var offsets: [String: Int] = [:]
    try decoder.read { json in
      var object = try json.object()
      while let key = try json.key(in: &object) {
        let name = key.string
        if offsets[name] == nil {
          offsets[name] = json.offset
          keys.append(name)
        }
        try json.skipForLater()
      }
    }
    self.keys = keys
    self.offsets = offsets
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] { keys.compactMap(Key.init) }

  func contains(_ key: Key) -> Bool { offsets[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try value(key).reader.isNull }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try value(key).decode(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard let offset = offsets[key.stringValue] else { return nil }
    let value = JSONCodableDecoder(offset, under: key, in: decoder)
    return value.reader.isNull ? nil : try value.decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> { try value(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try value(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { valueOrNull(WireKey("super")) }

  func superDecoder(forKey key: Key) throws -> any Decoder { valueOrNull(key) }

  private func valueOrNull(_ key: any CodingKey) -> JSONCodableDecoder {
    JSONCodableDecoder(offsets[key.stringValue], under: key, in: decoder)
  }

  private func value(_ key: Key) throws -> JSONCodableDecoder {
    guard let offset = offsets[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "no such key"))
    }
    return JSONCodableDecoder(offset, under: key, in: decoder)
  }
}

extension JSONCodableDecoder {
  /// Decodes the value as a type.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let readable = type as? any JSONReadable.Type ?? JSONReader.foundationType(type) {
      return try read { try $0.readDynamically(readable, as: type) }
    }
    return try Value(from: self)
  }
}

extension JSONReader {
  /// Whether the value is `null`.
  var isNull: Bool { byte == UInt8(ascii: "n") }
}

/// The names of a family's types, of which one is found in a time that does not grow with their number.
struct JSONNames: Sendable {
  private let names: [StaticString]
  /// The names, each at its hash or after it.
  private let slots: [Slot]
  private let isASCII: Bool

  /// A name as two words and its length, which are all of it where it has no more than 16 bytes.
  private struct Slot {
    var ends = (first: 0 as UInt64, last: 0 as UInt64)
    var count = 0
    /// The number of the name; -1 where there is none.
    var number = -1
  }

  /// Creates the table of some names, of which no two are the same.
  init(_ names: [StaticString]) {
    var count = 4
    while count < names.count * 2 { count *= 2 }
    var slots = [Slot](repeating: Slot(), count: count)
    for (number, name) in names.enumerated() {
      let text = JSONBytes(name)
      let ends = text.ends
      var index = Self.hash(ends, text.count) & (count - 1)
      while slots[index].number >= 0 { index = (index + 1) & (count - 1) }
      slots[index] = Slot(ends: ends, count: text.count, number: number)
    }
    (self.names, self.slots) = (names, slots)
    isASCII = names.allSatisfy(\.isASCII)
  }

  /// The number of a name, its place among the names; -1 for one that is not among them.
  func number(of name: JSONName) -> Int {
    let (ends, count) = (name.text.ends, name.text.count)
    var index = Self.hash(ends, count) & (slots.count &- 1)
    while true {
      let slot = slots[index]
      if slot.ends == ends, slot.count == count,
        slot.number < 0 || count <= 16 || name.text.equals(JSONBytes(names[slot.number]))
      {
        return slot.number
      }
      if slot.number < 0 { return isASCII ? -1 : numberOfSimilar(name) }
      index = (index &+ 1) & (slots.count &- 1)
    }
  }

  /// The number of a name that has other bytes, but is the same text: letters with accents are
  /// composed in several ways.
  @inline(never)
  private func numberOfSimilar(_ name: JSONName) -> Int { names.firstIndex { $0 ~= name } ?? -1 }

  /// A hash of the length, and of the bytes at both ends.
  @inline(__always)
  private static func hash(_ ends: (first: UInt64, last: UInt64), _ count: Int) -> Int {
    let mixed = ends.first ^ ends.last &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (mixed &+ UInt64(count)) &* 0xD6E8_FEB8_6659_FD93 >> 32)
  }
}

extension JSONBytes {
  /// The first and last eight bytes, which may overlap; of fewer all of them, twice.
  fileprivate var ends: (first: UInt64, last: UInt64) {
    @inline(__always) get {
      guard count < 8 else {
        return (
          uncheckedLoad(UInt64.self, at: 0), uncheckedLoad(UInt64.self, at: count &- 8)
        )
      }
      let all = end(count)
      return (all, all)
    }
  }
}

// The fields of an object, which generated code reads one after the other. What goes wrong is kept until
// the object ends, so that generated code throws at one place, and not at one for each field; and what
// reads is called, not inlined. Both keep the time short that generated code takes to compile.

extension JSONReader {
  /// Opens an object.
  ///
  /// - Parameters:
  ///   - tag: a key that has been read and that is not needed again.
  ///   - isKept: whether parts of the object are looked at later.
  ///   - hasPlainKeys: whether none of the keys of the fields has a quote, a backslash or a control
  ///     character.
  mutating func fields(
    besides tag: StaticString? = nil, isKept: Bool = false, hasPlainKeys: Bool = true
  ) -> JSONObject {
    guard let tag, isTagged(tag) else { return otherFields(isKept, hasPlainKeys) }
    let start = offset
    depth &+= 1
    guard tagged.comma < 0 else {
      offset &+= 1
      return JSONObject(
        start: start, tag: (tagged.comma, tagged.end), isKept: isKept, hasPlainKeys: hasPlainKeys)
    }
    offset = tagged.end
    return JSONObject(start: start, isEmpty: false, isKept: isKept, hasPlainKeys: hasPlainKeys)
  }

  /// Opens an object whose tag is among its fields, or that has none.
  @inline(never)
  private mutating func otherFields(_ isKept: Bool, _ hasPlainKeys: Bool) -> JSONObject {
    var object = JSONObject(start: offset, isKept: isKept, hasPlainKeys: hasPlainKeys)
    do { _ = try self.object() } catch { fail(error, &object) }
    return object
  }

  /// Whether the reader is at the object whose tag was read last, under a key.
  @inline(__always)
  private func isTagged(_ tag: StaticString) -> Bool {
    offset == tagged.start && depth < Self.maximumDepth && tagged.key.equals(JSONBytes(tag))
  }

  /// The number of the next field, with the reader at its value; nil at the end of the object, and
  /// where something is wrong. What has another key, or an equal one, is skipped.
  mutating func field(in object: inout JSONObject, of keys: [StaticString]) -> Int? {
    likelyField(in: &object, of: keys) ?? unlikelyField(in: &object, of: keys)
  }

  /// The number of the next field, where it is the one that is declared next, and without white
  /// space; otherwise nil, with the reader where it was. Most documents have no other.
  @inline(__always)
  private mutating func likelyField(
    in object: inout JSONObject, of keys: [StaticString]
  ) -> Int? {
    let number = object.next
    guard number < keys.count else { return nil }
    let value =
      object.isEmpty
      ? value(of: JSONBytes(keys[number]), after: Self.brace, at: offset &- 1)
      : value(of: JSONBytes(keys[number]), after: Self.comma, at: offset)
    guard value > 0, object.isFirst(UInt64(truncatingIfNeeded: number)) else { return nil }
    object.isEmpty = false
    object.next = number &+ 1
    offset = value
    return number
  }

  /// The same where the object ends, its tag is, or something is wrong; and for any other field.
  @inline(never)
  private mutating func unlikelyField(
    in object: inout JSONObject, of keys: [StaticString]
  ) -> Int? {
    if object.isFailed { return nil }
    if offset == object.tag.comma {
      offset = object.tag.end
      if let number = likelyField(in: &object, of: keys) { return number }
    }
    if byte == UInt8(ascii: "}") {
      close()
      return nil
    }
    return anyField(in: &object, of: keys)
  }

  /// The same for any field, as white space and keys come.
  private mutating func anyField(in object: inout JSONObject, of keys: [StaticString]) -> Int? {
    do {
      while let key = try nextKey(in: &object) {
        if let number = object.number(of: key, in: keys) { return number }
        if object.isKept { try skipForLater() } else { try skip() }
      }
    } catch {
      fail(error, &object)
    }
    return nil
  }

  /// The error of an object that could not be read, or that lacks a field.
  ///
  /// - Parameter required: the numbers of the fields that must be there.
  func failure(
    of object: JSONObject, _ keys: [StaticString], required: Int...
  ) -> any Swift.Error {
    if object.isFailed, let failure = session.failure { return failure }
    let missing = required.first { !object.has(UInt64($0)) } ?? 0
    return JSONFault(.missing("\(keys[missing])"), at: object.start)
  }

  /// Keeps an error until the object ends.
  @inline(never)
  mutating func fail(_ error: any Swift.Error, _ object: inout JSONObject) {
    session.failure = error
    object.isFailed = true
    object.next = .max
  }
}

extension JSONReader {
  /// Reads the value of a field; nil where that fails.
  @inline(never)
  mutating func read<Value: JSONReadable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do { return try Value(from: &self) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the value of a field, which is of any type; nil where that fails.
  @inline(never)
  mutating func read<Value: Decodable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do { return try read(type) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the value of a field; nil for `null`, and where that fails.
  @inline(never)
  mutating func readIfPresent<Value: JSONReadable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do { return try readNull() ? nil : Value(from: &self) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the value of a field, which is of any type; nil for `null`, and where that fails.
  @inline(never)
  mutating func readIfPresent<Value: Decodable>(
    _ type: Value.Type, in object: inout JSONObject
  ) -> Value? {
    do { return try readIfPresent(type) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the values of a family in the array of a field; nil where that fails.
  @inline(never)
  mutating func read<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type, in object: inout JSONObject
  ) -> [Box.Family]? {
    do { return try read(listOf: box) } catch { fail(error, &object) }
    return nil
  }

  /// Reads the values of a family in the array of a field; nil for `null`, and where that fails.
  @inline(never)
  mutating func readIfPresent<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type, in object: inout JSONObject
  ) -> [Box.Family]? {
    do { return try readIfPresent(listOf: box) } catch { fail(error, &object) }
    return nil
  }
}

extension JSONObject {
  /// The number of a key that is seen for the first time.
  @inline(__always)
  mutating func number(of key: JSONKey, in keys: [StaticString]) -> Int? {
    // Most often keys are in the order of the declarations.
    var number = next
    for _ in keys.indices {
      if number >= keys.count { number = 0 }
      if keys[number] ~= key {
        if hasPlainKeys { next = number + 1 }
        return isFirst(UInt64(number)) ? number : nil
      }
      number += 1
    }
    return nil
  }
}

/// An object that is being read: where it begins, and which of the keys that generated code knows
/// have been seen. Of equal keys the first one counts.
struct JSONObject {
  let start: Int
  var seen: UInt64 = 0
  /// The number of the key that most likely comes next; of none, where one is to be looked for.
  var next: Int
  /// Where the tag is, which is passed over: the offset of the comma before it, and its end.
  let tag: (comma: Int, end: Int)
  var isEmpty: Bool
  /// Whether something is wrong with it.
  var isFailed = false
  /// Whether it is looked at again.
  let isKept: Bool
  /// Whether none of the keys that generated code knows is written otherwise in JSON.
  let hasPlainKeys: Bool

  init(
    start: Int, isEmpty: Bool = true, tag: (comma: Int, end: Int) = (-1, -1),
    isKept: Bool = false, hasPlainKeys: Bool = true
  ) {
    self.start = start
    self.isEmpty = isEmpty
    self.tag = tag
    self.isKept = isKept
    self.hasPlainKeys = hasPlainKeys
    next = hasPlainKeys ? 0 : .max
  }

  /// Whether a key is seen for the first time.
  @inline(__always)
  mutating func isFirst(_ number: UInt64) -> Bool {
    let bit = 1 &<< number
    guard seen & bit == 0 else { return false }
    seen |= bit
    return true
  }

  /// Whether a key has been seen.
  @inline(__always)
  func has(_ number: UInt64) -> Bool { seen & (1 &<< number) != 0 }
}

/// A key of an object, or a name of a type, as the bytes of its text.
///
/// For example: `switch key { case "title": … }`.
struct JSONKey {
  let text: JSONBytes

  init(_ text: JSONBytes) { self.text = text }

  /// The key as a string.
  var string: String { text.text }

  /// Compares a key with one that generated code knows.
  @inline(__always)
  static func ~= (known: StaticString, key: JSONKey) -> Bool {
    known.isASCII ? key.text.equals(JSONBytes(known)) : key.equals(known)
  }

  /// Strings are equal if they look the same, however they are composed.
  func equals(_ known: StaticString) -> Bool { text.text == "\(known)" }
}

extension JSONReader {
  /// Opens an object.
  mutating func object() throws -> JSONObject {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let object = JSONObject(start: offset)
    try open()
    return object
  }

  /// The next key, with the reader at its value; nil at the end of the object.
  mutating func key(in object: inout JSONObject) throws -> JSONKey? {
    try nextKey(in: &object)
  }

  /// The same where it is worth its code.
  @inline(__always)
  mutating func nextKey(in object: inout JSONObject) throws -> JSONKey? {
    skipSpace()
    if object.isEmpty {
      object.isEmpty = false
    } else if byte == UInt8(ascii: ",") {
      offset += 1
      skipSpace()
    } else if byte != UInt8(ascii: "}") {
      throw unexpected()
    }
    if byte == UInt8(ascii: "}") {
      close()
      return nil
    }
    let key = try readKey()
    try expect(UInt8(ascii: ":"))
    skipSpace()
    return key
  }

  /// A brace and a quote, which the first key begins with.
  static var brace: UInt16 { 0x227B }
  /// A comma and a quote, which the next key begins with.
  static var comma: UInt16 { 0x222C }

  /// The offset of the value of a key that generated code knows, where that key is at an offset, after
  /// two bytes, spelled as it is in the code and without white space after it; 0 where it is not.
  ///
  /// - Parameters:
  ///   - known: a key without quotes, backslashes and control characters: the same bytes in a
  ///     document are a key as well.
  ///   - lead: `brace` or `comma`.
  ///   - start: the offset of those two.
  @inline(__always)
  func value(of known: JSONBytes, after lead: UInt16, at start: Int) -> Int {
    let end = start &+ 2 &+ known.count
    // All that is loaded is between `start` and the byte after the quote and the colon.
    guard start >= 0, bytes.isEndOfKey(end),
      bytes.uncheckedLoad(UInt16.self, at: start) == lead,
      bytes.isEqual(known, from: start &+ 2)
    else { return 0 }
    return end &+ 2
  }

  /// Moves past a key.
  @inline(__always)
  mutating func readKey() throws -> JSONKey {
    guard byte == UInt8(ascii: "\"") else { throw unexpected() }
    let start = offset + 1
    let end = bytes.endOfPlainText(from: start)
    guard bytes[end] == UInt8(ascii: "\"") else { return try readUnusualKey() }
    offset = end + 1
    return JSONKey(bytes.part(from: start, to: end))
  }

  /// Moves past a key with escapes, or with letters beyond ASCII.
  @inline(never)
  mutating func readUnusualKey() throws -> JSONKey {
    JSONKey(session.hold(key: Self.replacingTwins(in: try readString())))
  }

  /// Three characters are the same as one of ASCII for Swift's strings, and no others are: the
  /// Kelvin sign, the Greek question mark and the Greek grave accent.
  static func replacingTwins(in text: String) -> String {
    let twins: [Unicode.Scalar: Unicode.Scalar] = [
      "\u{212A}": "K", "\u{37E}": ";", "\u{1FEF}": "`",
    ]
    guard text.unicodeScalars.contains(where: { twins[$0] != nil }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(twins[scalar] ?? scalar) }
    return String(result)
  }
}

/// Sees what is skipped.
protocol JSONObserver {
  /// Whether it looks at keys.
  static var isInterestedInKeys: Bool { get }
  /// An object or array begins.
  mutating func open(at offset: Int, isObject: Bool)
  /// A key of plain ASCII has been passed, with a start and an end of its text.
  mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int)
  /// A key with escapes or letters beyond ASCII has been passed.
  mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int)
  /// An object or array ends before an offset.
  mutating func close(at offset: Int, isObject: Bool)
}

extension JSONObserver {
  mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int) {}
  mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int) {}
}

/// Sees nothing.
struct JSONNobody: JSONObserver {
  static var isInterestedInKeys: Bool { false }
  mutating func open(at offset: Int, isObject: Bool) {}
  mutating func close(at offset: Int, isObject: Bool) {}
}

extension JSONOutput {
  /// Appends an integer.
  @inline(__always)
  mutating func put<Number: FixedWidthInteger>(_ number: Number) {
    guard let magnitude = UInt64(exactly: number.magnitude) else {
      return put(plain: String(number))
    }
    put(magnitude: magnitude, isNegative: number < 0)
  }

  mutating func put(magnitude: UInt64, isNegative: Bool) {
    reserve(24)
    if isNegative {
      store(UInt8(ascii: "-"))
      count &+= 1
    }
    if magnitude < 10 {
      store(UInt8(truncatingIfNeeded: magnitude) &+ UInt8(ascii: "0"))
      count &+= 1
      return
    }
    let end = count &+ Self.digits(of: magnitude)
    count = end
    var rest = magnitude
    // From the last digit on, two at a time.
    while rest >= 100 {
      count &-= 2
      store(Self.pair(rest % 100))
      rest /= 100
    }
    if rest >= 10 {
      count &-= 2
      store(Self.pair(rest))
    } else {
      count &-= 1
      store(UInt8(truncatingIfNeeded: rest) &+ UInt8(ascii: "0"))
    }
    count = end
  }

  private static func digits(of magnitude: UInt64) -> Int {
    var digits = 1
    var rest = magnitude
    while rest >= 10_000 {
      rest /= 10_000
      digits &+= 4
    }
    return digits &+ (rest >= 1000 ? 3 : rest >= 100 ? 2 : rest >= 10 ? 1 : 0)
  }

  /// Two digits, the first one in the lower byte.
  private static func pair(_ number: UInt64) -> UInt16 {
    let tens = UInt16(truncatingIfNeeded: number / 10)
    let ones = UInt16(truncatingIfNeeded: number % 10)
    return 0x3030 | tens | ones &<< 8
  }

  /// Appends a finite number, as `JSONEncoder` writes it: without a fraction where it has none.
  mutating func put<Number: BinaryFloatingPoint & CustomStringConvertible>(_ number: Number) {
    // From 2^24 on a Float has an exponent, from 2^53 on a Double.
    let limit = Number(
      sign: .plus, exponent: Number.Exponent(Number.significandBitCount + 1), significand: 1)
    if number.magnitude < limit, let integer = Int64(exactly: number),
      integer != 0 || number.sign == .plus
    {
      return put(integer)
    }
    let text = number.description
    put(plain: text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// Appends text that is as it is in JSON.
  mutating func put(plain text: String) {
    text.utf8.withJSONBytes { put($0) }
  }
}

extension JSONOutput {
  /// Appends text in quotes. As by `JSONEncoder`, slashes are escaped, too.
  mutating func put(text: JSONBytes) {
    // Words are stored whole, so that there is room for one more than is needed.
    reserve(text.count &+ 24)
    store(UInt8(ascii: "\""))
    count &+= 1
    var offset = 0
    while offset <= text.count &- 8 {
      let word = text.uncheckedLoad(UInt64.self, at: offset)
      let escapes = Self.escapes(in: word)
      store(word)
      guard escapes == 0 else { return putEscaped(text, from: offset) }
      offset &+= 8
      count &+= 8
    }
    let rest = text.count &- offset
    let word = text.end(rest)
    // What is beyond the text are zeros, which would be escaped.
    guard Self.escapes(in: word) & ((1 &<< UInt64(rest &* 8)) &- 1) == 0 else {
      return putEscaped(text, from: offset)
    }
    store(word)
    count &+= rest
    store(UInt8(ascii: "\""))
    count &+= 1
  }

  /// Appends the rest of a text, and the quote behind it.
  @inline(never)
  mutating func putEscaped(_ text: JSONBytes, from start: Int) {
    var offset = start
    while offset < text.count {
      // As long as each may be, if it is escaped.
      let end = min(offset &+ 256, text.count)
      reserve((end &- offset) &* 6 &+ 32)
      while offset < end {
        if offset <= text.count &- 8 {
          let word = text.uncheckedLoad(UInt64.self, at: offset)
          store(word)
          let plain = Self.escapes(in: word).trailingZeroBitCount / 8
          offset &+= plain
          count &+= plain
          if plain == 8 { continue }
        }
        storeEscaped(text.uncheckedLoad(UInt8.self, at: offset))
        offset &+= 1
      }
    }
    put(UInt8(ascii: "\""))
  }

  /// Stores a byte, escaped where it has to be, for which there must be room.
  @inline(__always)
  private mutating func storeEscaped(_ byte: UInt8) {
    guard byte < 0x20 || byte == 0x22 || byte == 0x2F || byte == 0x5C else {
      store(byte)
      count &+= 1
      return
    }
    let letter: UInt8
    switch byte {
    case 0x08: letter = UInt8(ascii: "b")
    case 0x09: letter = UInt8(ascii: "t")
    case 0x0A: letter = UInt8(ascii: "n")
    case 0x0C: letter = UInt8(ascii: "f")
    case 0x0D: letter = UInt8(ascii: "r")
    case 0..<0x20:
      store(JSONBytes(byte < 0x10 ? #"\u000"# : #"\u001"#))
      count &+= 5
      store(JSONBytes("0123456789abcdef")[Int(byte & 15)])
      count &+= 1
      return
    default: letter = byte
    }
    store(UInt16(0x5C) | UInt16(letter) &<< 8)
    count &+= 2
  }

  /// The high bits of the bytes to escape among eight. Only the lowest is certain.
  @inline(__always)
  static func escapes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let slashes = word ^ (ones &* 0x2F)
    return JSONBytes.ends(in: word) | (slashes &- ones) & ~slashes & JSONBytes.highBits
  }
}

extension JSONBytes {
  /// The last bytes, fewer than eight, the first one lowest.
  @inline(__always)
  func end(_ size: Int) -> UInt64 {
    let offset = count &- size
    // Two words that may overlap.
    if count >= 8 {
      return size == 0
        ? 0 : uncheckedLoad(UInt64.self, at: count &- 8) &>> UInt64((8 &- size) &* 8)
    }
    switch size {
    case 4...:
      let first = UInt64(load(UInt32.self, at: offset))
      return first | UInt64(load(UInt32.self, at: count &- 4)) &<< UInt64((size &- 4) &* 8)
    case 2...:
      let first = UInt64(load(UInt16.self, at: offset))
      return first | UInt64(load(UInt16.self, at: count &- 2)) &<< UInt64((size &- 2) &* 8)
    case 1: return UInt64(self[offset])
    default: return 0
    }
  }
}

/// Bytes that grow: a document that is being written.
///
/// The unsafe memory of writing is in this file. Its bound: whatever is stored begins at `count`, and
/// room for it is reserved first; what is moved lies before `count`. The memory belongs to an object
/// that lives as long as the writer.
#if compiler(>=6.2)
  @safe
#endif
struct JSONOutput: ~Copyable {
  let memory: JSONOutputMemory
  /// Where the memory is, which only changes as it grows.
  var start: UnsafeMutableRawPointer
  var capacity: Int
  /// How many bytes have been written.
  var count = 0

  init(capacity: Int) {
    memory = JSONOutputMemory(capacity: capacity)
    self.capacity = capacity
    #if compiler(>=6.2)
      unsafe start = memory.start
    #else
      start = memory.start
    #endif
  }

  /// Makes room for a number of bytes.
  @inline(__always)
  mutating func reserve(_ size: Int) {
    if capacity &- count < size { grow(by: size) }
  }

  @inline(never)
  mutating func grow(by size: Int) {
    precondition(size >= 0)
    capacity = max(capacity * 2, count + size)
    memory.grow(to: capacity, keeping: count)
    #if compiler(>=6.2)
      unsafe start = memory.start
    #else
      start = memory.start
    #endif
  }

  /// Stores an integer behind the last byte, for which there must be room; its lowest byte comes first.
  @inline(__always)
  mutating func store<Word: FixedWidthInteger>(_ word: Word) {
    #if compiler(>=6.2)
      unsafe start.storeBytes(of: word.littleEndian, toByteOffset: count, as: Word.self)
    #else
      start.storeBytes(of: word.littleEndian, toByteOffset: count, as: Word.self)
    #endif
  }

  /// Copies bytes behind the last one, for which there must be room.
  @inline(__always)
  mutating func store(_ bytes: JSONBytes) {
    #if compiler(>=6.2)
      unsafe (start + count).copyMemory(from: bytes.start, byteCount: bytes.count)
    #else
      (start + count).copyMemory(from: bytes.start, byteCount: bytes.count)
    #endif
  }

  /// Appends a byte.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    reserve(1)
    store(byte)
    count &+= 1
  }

  /// Appends bytes.
  @inline(__always)
  mutating func put(_ bytes: JSONBytes) {
    reserve(bytes.count)
    store(bytes)
    count &+= bytes.count
  }

  /// What has been written so far; it must not outlive the next change.
  var written: JSONBytes {
    @inline(__always) get {
      #if compiler(>=6.2)
        unsafe JSONBytes(start: UnsafeRawPointer(start), count: count)
      #else
        JSONBytes(start: UnsafeRawPointer(start), count: count)
      #endif
    }
  }

  /// A copy of what has been written.
  var array: [UInt8] { written.array }

  /// What has been written, as text.
  var text: String { written.text }

  /// Removes the bytes in a range, as far as there are any.
  mutating func remove(from lower: Int, to upper: Int) {
    let upper = min(max(upper, 0), count)
    let lower = min(max(lower, 0), upper)
    #if compiler(>=6.2)
      unsafe (start + lower).copyMemory(from: start + upper, byteCount: count - upper)
    #else
      (start + lower).copyMemory(from: start + upper, byteCount: count - upper)
    #endif
    count -= upper - lower
  }

  /// Appends a string in quotes.
  mutating func put(_ text: String) {
    var text = text
    #if compiler(>=6.2)
      text.withUTF8 { unsafe put(text: JSONBytes(start: $0.bytes, count: $0.count)) }
    #else
      text.withUTF8 { put(text: JSONBytes(start: $0.bytes, count: $0.count)) }
    #endif
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where the bytes are, be it that there are none.
  var bytes: UnsafeRawPointer {
    let nothing: StaticString = ""
    #if compiler(>=6.2)
      return unsafe UnsafeRawPointer(baseAddress ?? nothing.utf8Start)
    #else
      return UnsafeRawPointer(baseAddress ?? nothing.utf8Start)
    #endif
  }
}

/// The memory of a document that is being written.
#if compiler(>=6.2)
  @safe
#endif
final class JSONOutputMemory {
  fileprivate var start: UnsafeMutableRawPointer
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    #if compiler(>=6.2)
      unsafe start = .allocate(byteCount: capacity, alignment: 8)
    #else
      start = .allocate(byteCount: capacity, alignment: 8)
    #endif
  }

  deinit {
    #if compiler(>=6.2)
      unsafe start.deallocate()
    #else
      start.deallocate()
    #endif
  }

  fileprivate func grow(to capacity: Int, keeping count: Int) {
    #if compiler(>=6.2)
      let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
      unsafe larger.copyMemory(from: start, byteCount: min(count, self.capacity))
      unsafe start.deallocate()
      unsafe start = larger
    #else
      let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
      larger.copyMemory(from: start, byteCount: min(count, self.capacity))
      start.deallocate()
      start = larger
    #endif
    self.capacity = capacity
  }

  /// The first bytes, for which there is memory.
  func bytes(_ count: Int) -> JSONBytes {
    #if compiler(>=6.2)
      unsafe JSONBytes(start: UnsafeRawPointer(start), count: min(count, capacity))
    #else
      JSONBytes(start: UnsafeRawPointer(start), count: min(count, capacity))
    #endif
  }
}

/// Calls a function with a value whose type is known to be another one by now, without a copy.
///
/// For example: a value of a family as the type that it was found to be, which can write itself.
@inline(__always)
func with<Value, Same, Result>(
  _ value: borrowing Value, as type: Same.Type, _ body: (Same) throws -> Result
) rethrows -> Result? {
  guard Value.self == Same.self else { return nil }
  #if compiler(>=6.2)
    return try unsafe withUnsafePointer(to: value) {
      try unsafe body(UnsafeRawPointer($0).assumingMemoryBound(to: Same.self).pointee)
    }
  #else
    return try withUnsafePointer(to: value) {
      try body(UnsafeRawPointer($0).assumingMemoryBound(to: Same.self).pointee)
    }
  #endif
}

/// The keys from the root of a document to a value, with the offsets of the values on the way.
struct JSONPath {
  var keys: [any CodingKey] = []
  /// The offsets of the root, and of the value of each key.
  var starts: [Int] = []

  /// How many keys lead to a value that is on the way; nil for any other value.
  func depth(of start: Int) -> Int? { starts.lastIndex(of: start) }
}

/// Finds the path of an offset, which nobody keeps while all is well. It goes on from where it last
/// was, so that to find the paths of many values takes one pass over the document.
struct JSONPathFinder {
  private var levels: [Level] = []
  private var last = 0

  /// An object or array that is being looked through, and its current member.
  fileprivate struct Level {
    /// The keys that have been seen; nil for an array.
    var object: JSONObject?
    var key: any CodingKey
    /// The offset of the member's value, and that behind it.
    var start: Int
    var end: Int
  }

  /// The path of the innermost value that contains an offset, as far as the document is JSON.
  mutating func path(to target: Int, in bytes: JSONBytes) -> JSONPath {
    if target < last { levels = [] }
    last = target
    var reader = JSONReader(bytes, JSONSession(userInfo: [:]))
    reader.skipSpace()
    let root = reader.offset
    while let level = levels.last, level.end <= target {
      reader.offset = level.end
      if !advance(&reader, to: target) { levels.removeLast() }
    }
    reader.offset = levels.last?.start ?? root
    while reader.offset < target, enter(&reader, target) {}
    return JSONPath(keys: levels.map(\.key), starts: [root] + levels.map(\.start))
  }

  /// Goes into the value at the reader, to the member that contains an offset; false if none does.
  private mutating func enter(_ reader: inout JSONReader, _ target: Int) -> Bool {
    let start = reader.offset
    switch reader.byte {
    case UInt8(ascii: "{"):
      levels.append(
        Level(object: JSONObject(start: start), key: WireKey(""), start: start, end: start))
    case UInt8(ascii: "["):
      levels.append(
        Level(object: nil, key: ArrayIndex(intValue: -1), start: start, end: start))
    default: return false
    }
    reader.offset += 1
    if advance(&reader, to: target) { return true }
    levels.removeLast()
    return false
  }

  /// Goes on to the member of the innermost level that contains an offset; false if none does.
  private mutating func advance(_ reader: inout JSONReader, to target: Int) -> Bool {
    guard var level = levels.last else { return false }
    while level.move(&reader), reader.offset <= target {
      level.start = reader.offset
      // What is cut off contains all that would follow.
      level.end = (try? reader.skip()) == nil ? .max : reader.offset
      levels[levels.count - 1] = level
      if target < level.end {
        reader.offset = level.start
        return true
      }
    }
    return false
  }
}

extension JSONPathFinder.Level {
  /// Moves to the next member's value; false where there is none.
  fileprivate mutating func move(_ reader: inout JSONReader) -> Bool {
    reader.depth = 1
    if var object {
      guard let next = try? reader.key(in: &object) else { return false }
      self.object = object
      key = WireKey(next.string)
      return true
    }
    reader.skipSpace()
    let index = key.intValue ?? -1
    if index >= 0 {
      guard reader.byte == UInt8(ascii: ",") else { return false }
      reader.offset += 1
      reader.skipSpace()
    }
    key = ArrayIndex(intValue: index + 1)
    return reader.byte != UInt8(ascii: "]") && reader.offset < reader.bytes.count
  }
}

extension JSONPosition {
  /// The position of an offset.
  init(of offset: Int, in bytes: JSONBytes) {
    var line = 1
    var start = 0
    for index in 0..<min(offset, bytes.count) {
      let isReturn = bytes[index] == 0x0D && bytes[index + 1] != 0x0A
      if bytes[index] == 0x0A || isReturn {
        line += 1
        start = index + 1
      }
    }
    self.init(offset: offset, line: line, column: offset - start + 1)
  }
}

// What `JSONDecoder` treats in its own way, with its default strategies.

extension JSONReader {
  /// Such a type as one that reads itself; nil for any other. They are named here, since a linker leaves
  /// conformances out of a static library that nobody names.
  static func foundationType(_ type: Any.Type) -> (any JSONReadable.Type)? {
    let types: [any JSONReadable.Type] = [Date.self, URL.self, Data.self, Decimal.self]
    return types.first { $0 == type }
  }
}

extension Date: JSONReadable {
  /// Reads the seconds since 2001.
  init(from json: inout JSONReader) throws {
    // An object of this type decodes a Double, so that what is refused is that.
    if json.isNull { throw JSONFault(.null(Date.self), at: json.offset) }
    self.init(timeIntervalSinceReferenceDate: try json.readDouble())
  }
}

extension URL: JSONReadable {
  /// Reads a string that is a URL.
  init(from json: inout JSONReader) throws {
    let start = json.offset
    if json.isNull { throw JSONFault(.null(URL.self), at: start) }
    guard let url = URL(string: try json.readString()) else {
      throw JSONFault(.corrupted("the string is no URL"), at: start)
    }
    self = url
  }
}

extension Data: JSONReadable {
  /// Reads a string in Base64.
  init(from json: inout JSONReader) throws {
    let start = json.offset
    if json.isNull { throw JSONFault(.null(Data.self), at: start) }
    guard let data = Data(base64Encoded: try json.readString()) else {
      throw JSONFault(.corrupted("the string is not in Base64"), at: start)
    }
    self = data
  }
}

extension Decimal: JSONReadable {
  /// Reads a number.
  init(from json: inout JSONReader) throws {
    let start = json
    if json.isNull { throw JSONFault(.null(Decimal.self), at: json.offset) }
    if let number = json.readShortNumber(maximum: .max, exponent: 100) {
      self.init(
        sign: number.isNegative ? .minus : .plus, exponent: number.exponent,
        significand: Decimal(number.magnitude))
      return
    }
    json = start
    let text = try json.numberText(for: Decimal.self)
    guard let value = try? JSONDecoder().decode(Decimal.self, from: Data(text.utf8)) else {
      throw json.notRepresentable(Decimal.self)
    }
    json.offset += text.utf8.count
    self = value
  }
}

extension ListOrElement: JSONReadable {
  /// Reads a list, or an element.
  init(from json: inout JSONReader) throws {
    list = try json.byte == UInt8(ascii: "[") ? json.read(List.self) : json.readElement()
  }
}

extension JSONReader {
  /// Reads the only element of a list.
  fileprivate mutating func readElement<List: ListOfOne>() throws -> List {
    var end = self
    try end.skip()
    let list = try List(elementFrom: JSONCodableDecoder(self))
    offset = end.offset
    return list
  }
}

extension LossyArray: JSONReadable {
  /// Reads each element for itself.
  init(from json: inout JSONReader) throws {
    elements = try json.elements { _, _ in true }
  }
}

extension KnownArray: JSONReadable {
  /// Reads the elements whose names are known.
  init(from json: inout JSONReader) throws {
    elements = try json.elements { $0.isUnknown(at: $1) }
  }
}

extension LossyDictionary: JSONReadable {
  /// Reads each value for itself.
  init(from json: inout JSONReader) throws {
    values = try json.values { _, _ in true }
  }
}

extension KnownDictionary: JSONReadable {
  /// Reads the values whose names are known.
  init(from json: inout JSONReader) throws {
    values = try json.values { $0.isUnknown(at: $1) }
  }
}

extension LossyMap: JSONReadable {
  /// Reads each entry for itself.
  init(from json: inout JSONReader) throws {
    values = try json.entries { _, _ in true }
  }
}

extension KnownMap: JSONReadable {
  /// Reads the entries whose names are known.
  init(from json: inout JSONReader) throws {
    values = try json.entries { $0.isUnknown(at: $1) }
  }
}

extension LossySet: JSONReadable {
  /// Reads each element for itself.
  init(from json: inout JSONReader) throws {
    elements = Set(try json.elements { _, _ in true })
  }
}

extension KnownSet: JSONReadable {
  /// Reads the elements whose names are known.
  init(from json: inout JSONReader) throws {
    elements = Set(try json.elements { $0.isUnknown(at: $1) })
  }
}

extension Known: JSONReadable {
  /// Reads a value whose name is known.
  init(from json: inout JSONReader) throws {
    value = try json.dropping({ $0.isUnknown(at: $1) }) { try $0.read(Value.self) }
  }
}

extension JSONReader {
  /// The elements of the array, without those whose error may be dropped.
  fileprivate mutating func elements<Element: Decodable>(
    dropping isDropped: (JSONFault, Int) -> Bool
  ) throws -> [Element] {
    guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
    var elements: [Element] = []
    try readElements { json in
      let element = try json.dropping(isDropped) { try $0.read(Element.self) }
      if let element { elements.append(element) }
    }
    return elements
  }

  /// The values of the object, without those whose error may be dropped.
  fileprivate mutating func values<Value: Decodable>(
    dropping isDropped: (JSONFault, Int) -> Bool
  ) throws -> [String: Value] {
    var values: [String: Value] = [:]
    var seen: Set<String> = []
    var object = try object()
    while let key = try key(in: &object) {
      let name = key.string
      if seen.insert(name).inserted {
        values[name] = try dropping(isDropped) { try $0.read(Value.self) }
      } else {
        try skip()
      }
    }
    return values
  }

  /// The entries of a dictionary, without those whose error may be dropped.
  fileprivate mutating func entries<Key: Hashable & Decodable, Value: Decodable>(
    dropping isDropped: (JSONFault, Int) -> Bool
  ) throws -> [Key: Value] {
    guard DictionaryKeys<Key>.areInObjects else { return try pairs(dropping: isDropped) }
    var entries: [Key: Value] = [:]
    var seen: Set<String> = []
    var object = try object()
    while let text = try key(in: &object)?.string {
      if !seen.insert(text).inserted {
        try skip()
      } else {
        let entry = try dropping(isDropped) { json -> (Key, Value) in
          guard let key = DictionaryKeys<Key>.key(text) else {
            throw JSONFault(.corrupted(DictionaryKeys<Key>.reason(text)), at: json.offset)
          }
          return (key, try json.read(Value.self))
        }
        if let (key, value) = entry { entries[key] = value }
      }
    }
    return entries
  }

  /// The entries of an array of keys and values in turn.
  private mutating func pairs<Key: Hashable & Decodable, Value: Decodable>(
    dropping isDropped: (JSONFault, Int) -> Bool
  ) throws -> [Key: Value] {
    guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
    let start = offset
    var entries: [Key: Value] = [:]
    var key: Key?
    var isValue = false
    try readElements { json in
      if !isValue {
        key = try json.dropping(isDropped) { try $0.read(Key.self) }
      } else if let key {
        let value = try json.dropping(isDropped) { try $0.read(Value.self) }
        if let value { entries[key] = value }
      } else {
        try json.skip()
      }
      isValue.toggle()
    }
    if isValue { throw JSONFault(.corrupted("the last key has no value"), at: start) }
    return entries
  }

  /// Reads a value; nil where its error may be dropped, which is reported.
  fileprivate mutating func dropping<Value>(
    _ isDropped: (JSONFault, Int) -> Bool, _ body: (inout JSONReader) throws -> Value
  ) throws -> Value? {
    let (start, level) = (offset, depth)
    do {
      return try body(&self)
    } catch {
      let fault = JSONFault(error, at: start)
      guard isDropped(fault, start) else { throw error }
      offset = start
      depth = level
      // That the document is malformed is an error nonetheless.
      try skip()
      session.report(fault, at: start, in: bytes)
      return nil
    }
  }
}

extension String: JSONReadable {
  /// Reads a string.
  @inline(__always)
  init(from json: inout JSONReader) throws { self = try json.readString() }
}

extension Bool: JSONReadable {
  /// Reads `true` or `false`.
  @inline(never)
  init(from json: inout JSONReader) throws { self = try json.readBool() }
}

extension Double: JSONReadable {
  /// Reads a number.
  @inline(never)
  init(from json: inout JSONReader) throws { self = try json.readDouble() }
}

extension Float: JSONReadable {
  /// Reads a number.
  @inline(never)
  init(from json: inout JSONReader) throws { self = try json.readFloat() }
}

extension JSONReadable where Self: FixedWidthInteger {
  /// Reads an integer.
  init(from json: inout JSONReader) throws { self = try json.readInteger(Self.self) }
}

extension Int: JSONReadable {}
extension Int8: JSONReadable {}
extension Int16: JSONReadable {}
extension Int32: JSONReadable {}
extension Int64: JSONReadable {}
extension UInt: JSONReadable {}
extension UInt8: JSONReadable {}
extension UInt16: JSONReadable {}
extension UInt32: JSONReadable {}
extension UInt64: JSONReadable {}

extension Optional: JSONReadable where Wrapped: JSONReadable {
  /// Reads a value, or `null`.
  init(from json: inout JSONReader) throws {
    self = try json.readNull() ? nil : Wrapped(from: &json)
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  /// Reads the elements.
  init(from json: inout JSONReader) throws {
    guard json.byte == UInt8(ascii: "[") else { throw json.mismatch([Any].self) }
    self = []
    try json.readElements { json in append(try Element(from: &json)) }
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  /// Reads the values; of equal keys the first one counts.
  init(from json: inout JSONReader) throws {
    self = [:]
    var object = try json.object()
    while let key = try json.key(in: &object) {
      let name = key.string
      if index(forKey: name) == nil {
        self[name] = try Value(from: &json)
      } else {
        try json.skip()
      }
    }
  }
}

extension Narrowed: JSONReadable where Box: JSONReadable {
  /// Reads any value of the family, and refuses one of another type.
  init(from json: inout JSONReader) throws {
    let start = json.offset
    let box = try Box(from: &json)
    guard let wanted = box.value as? Wanted else {
      throw JSONFault(.mismatch(Wanted.self, found: "\(Swift.type(of: box.value))"), at: start)
    }
    value = wanted
  }
}

extension JSONValue: JSONReadable {
  /// Reads any JSON.
  init(from json: inout JSONReader) throws {
    switch json.byte {
    case UInt8(ascii: "\""): self = .string(try json.readString())
    case UInt8(ascii: "{"): self = .object(try [String: JSONValue](from: &json))
    case UInt8(ascii: "["): self = .array(try [JSONValue](from: &json))
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool(try json.readBool())
    case UInt8(ascii: "n"):
      _ = try json.readNull()
      self = .null
    default: self = try Self.number(&json)
    }
  }

  private static func number(_ json: inout JSONReader) throws -> JSONValue {
    if let value = json.attempt({ try $0.readInteger(Int64.self) }) { return .integer(value) }
    if let value = json.attempt({ try $0.readInteger(UInt64.self) }) { return .unsigned(value) }
    return .number(try json.readDouble())
  }
}

extension JSONReader {
  /// Reads a value; nil where it cannot be read, and then the reader stays where it is.
  mutating func attempt<Value>(_ body: (inout JSONReader) throws -> Value) -> Value? {
    var copy = self
    guard let value = try? body(&copy) else { return nil }
    self = copy
    return value
  }
}

/// A type that is read from the bytes of a JSON document, without `Codable`.
///
/// The initializer is generated. It reads the value at the reader, which is at its first byte, and
/// leaves the reader behind the last one.
protocol JSONReadable: Decodable {
  /// Reads a value.
  init(from json: inout JSONReader) throws
}

extension JSONReader {
  /// Reads a value of a type that is known to read itself.
  @inline(__always)
  mutating func read<Value: JSONReadable>(_ type: Value.Type) throws -> Value {
    try Value(from: &self)
  }

  /// Reads a value of any type: one that does not read itself is decoded as by `JSONDecoder`.
  mutating func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let readable = type as? any JSONReadable.Type {
      return try readDynamically(readable, as: type)
    }
    return try decode(type)
  }

  mutating func readDynamically<Readable: JSONReadable, Value>(
    _ readable: Readable.Type, as type: Value.Type
  ) throws -> Value {
    let start = offset
    guard let value = try Readable(from: &self) as? Value else {
      throw JSONFault(.mismatch(type, found: "\(readable)"), at: start)
    }
    return value
  }

  /// Reads a value; nil for `null`.
  @inline(__always)
  mutating func readIfPresent<Value: JSONReadable>(_ type: Value.Type) throws -> Value? {
    try readNull() ? nil : Value(from: &self)
  }

  /// Reads a value of any type; nil for `null`.
  mutating func readIfPresent<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    try readNull() ? nil : read(type)
  }

  /// Reads a value; one that cannot be read is skipped, replaced and reported.
  mutating func recovering<Value>(
    with replacement: @autoclosure () -> Value, _ body: (inout JSONReader) throws -> Value
  ) throws -> Value {
    let (start, level) = (offset, depth)
    do {
      return try body(&self)
    } catch {
      offset = start
      depth = level
      // That the document is malformed is an error nonetheless.
      try skip()
      reportReplaced(error, at: start)
      return replacement()
    }
  }

  @inline(never)
  func reportReplaced(_ error: any Swift.Error, at start: Int) {
    session.report(JSONFault(error, at: start), at: start, in: bytes, .replaced)
  }

  /// Reads the elements of an array.
  @inline(__always)
  mutating func readElements(_ element: (inout JSONReader) throws -> Void) throws {
    guard try moveToFirstElement() else { return }
    repeat { try element(&self) } while try moveToNextElement()
  }

  /// Opens an array; false for one without elements, which is closed.
  @inline(__always)
  mutating func moveToFirstElement() throws -> Bool {
    try open()
    skipSpace()
    return !closeIfAtEnd()
  }

  /// Moves past the comma after an element; false where the array ends, which is closed.
  @inline(__always)
  mutating func moveToNextElement() throws -> Bool {
    skipSpace()
    if byte == UInt8(ascii: ",") {
      offset &+= 1
      skipSpace()
    } else if byte != UInt8(ascii: "]") {
      throw unexpected()
    }
    return !closeIfAtEnd()
  }

  /// Closes an array that ends here; true for one that does.
  @inline(__always)
  mutating func closeIfAtEnd() -> Bool {
    guard byte == UInt8(ascii: "]") else { return false }
    close()
    return true
  }

  /// Reads the values of a family in an array.
  mutating func read<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type
  ) throws -> [Box.Family] {
    guard byte == UInt8(ascii: "[") else { throw mismatch([Any].self) }
    guard try moveToFirstElement() else { return [] }
    let first = try Box(from: &self).value
    guard try moveToNextElement() else { return [first] }
    // Where there are two there are often more, and growing by one costs an allocation each.
    var values: [Box.Family] = []
    values.reserveCapacity(8)
    values.append(first)
    repeat { values.append(try Box(from: &self).value) } while try moveToNextElement()
    return values
  }

  /// Reads the values of a family in an array; nil for `null`.
  mutating func readIfPresent<Box: WidgetBox & JSONReadable>(
    listOf box: Box.Type
  ) throws -> [Box.Family]? {
    try readNull() ? nil : read(listOf: box)
  }
}

extension JSONReader {
  /// Moves to the object with a name.
  mutating func rewind(to name: JSONName) {
    offset = name.start
    depth = name.depth
  }

  /// Reads the value under a key of the object with a name.
  mutating func read<Value: Decodable>(
    _ type: Value.Type, under content: StaticString, of name: JSONName
  ) throws -> Value {
    try enter(content, of: name)
    let value = try read(type)
    try leave(name)
    return value
  }

  /// Reads the value under the only key of an object, its name.
  mutating func read<Value: Decodable>(
    _ type: Value.Type, as name: JSONName
  ) throws -> Value {
    let value = try read(type)
    try leaveOnly(name)
    return value
  }

  /// Reads the fallback of an unrecognized value from under its name, which is its only key.
  mutating func readContent<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try read(type, as: onlyName())
  }

  /// Reads the fallback of an unrecognized value from under a key; of a value without that key from
  /// the value itself.
  mutating func readContent<Value: Decodable>(
    _ type: Value.Type, under key: String
  ) throws -> Value {
    let object = try passObject()
    guard contains(atFirst: [key], of: object) else { return try read(type, beside: object) }
    return try read(type, atFirst: [key], of: object)
  }

  /// The error of a name that an enum with raw values has no case for, which began at a reader.
  func unknown<Name>(
    _ name: Name, in family: String, known: [String], from start: JSONReader
  ) -> any Swift.Error {
    let error = UnknownNameError(String(describing: name), in: family, known: known)
    return JSONFault(.other(error), at: start.offset)
  }

  /// The error of a name that an enum has no case for.
  func unknown(
    _ name: JSONName, in family: String, known: [String]
  ) -> any Swift.Error {
    JSONFault(.other(UnknownNameError(name.string, in: family, known: known)), at: name.start)
  }

  /// Reads a value whose name is not one of the family's own module.
  ///
  /// - Throws: `UnknownNameError` if no registered module has the name either.
  mutating func readRegistered<Family>(
    _ name: JSONName, in family: Family.Type, named familyName: String, known: [String]
  ) throws -> Family {
    try readRegistered(name, in: family, named: familyName, known: known) { error, _ in
      throw error
    }
  }

  /// Reads a value whose name is not one of the family's own module.
  ///
  /// - Parameter unknown: The fallback if no module has the name; it receives the
  ///   `UnknownNameError`.
  mutating func readRegistered<Family>(
    _ name: JSONName, in family: Family.Type, named familyName: String, known: [String],
    unknown: (any Swift.Error, inout JSONReader) throws -> Family
  ) throws -> Family {
    if let value = try readRegistered(name, in: family) { return value }
    try checkKeys()
    let names = known + session.userInfo.registeredModules(of: family).flatMap(\.names)
    return try replacing(self.unknown(name, in: familyName, known: names), with: unknown)
  }

  /// What replaces a value of which nothing has the name.
  mutating func replacing<Value>(
    _ error: any Swift.Error,
    with unknown: (any Swift.Error, inout JSONReader) throws -> Value
  ) throws -> Value {
    let start = offset
    let value = try unknown(error, &self)
    let fault = JSONFault(error, at: start)
    session.report(fault, at: fault.offset, in: bytes, .unknown)
    return value
  }

  /// Reports a name that no case has, and that another case stands for.
  func reportUnknown(_ name: JSONName, in type: String, known: [String]) {
    let fault = JSONFault(unknown(name, in: type, known: known), at: name.start)
    session.report(fault, at: name.start, in: bytes, .unknown)
  }

  /// The same for an enum with raw values, of which one began at a reader.
  func reportUnknown<Name>(
    _ name: Name, in type: String, known: [String], from start: JSONReader
  ) {
    let fault = JSONFault(unknown(name, in: type, known: known, from: start), at: start.offset)
    session.report(fault, at: start.offset, in: bytes, .unknown)
  }

  /// Reports a value that no case can decode, and that another case stands for.
  func reportUnmatched(in type: String) {
    session.report(JSONFault(.noMatch(type, []), at: offset), at: offset, in: bytes, .unknown)
  }

  /// Reports that a value has no name, and what is taken for one without.
  func reportMissing(_ key: StaticString, of name: JSONName) {
    let fault = JSONFault(.missing("\(key)"), at: name.start)
    session.report(fault, at: name.start, in: bytes, .missing)
  }

  /// Reads a value of a registered module; nil if none has the name, with the reader at the object.
  mutating func readRegistered<Family>(
    _ name: JSONName, in family: Family.Type
  ) throws -> Family? {
    rewind(to: name)
    let text = name.string
    let modules = session.userInfo.registeredModules(of: family)
    guard let module = modules.first(where: { $0.names.contains(text) }) else { return nil }
    if let read = module.read { return try read(&self) }
    var end = self
    try end.skip()
    let value = try module.decode(text, JSONCodableDecoder(self))
    offset = end.offset
    return value
  }
}

/// Where the tag of an object is, which is not read again with the object's other members.
struct JSONTagged {
  /// The offset of the object.
  var start = -1
  /// The offset of the comma before the tag; -1 where the tag is the first member.
  var comma = -1
  /// The end of the tag's value.
  var end = -1
  var key = JSONBytes("")

  init(start: Int = -1, comma: Int = -1, end: Int = -1, key: JSONBytes = JSONBytes("")) {
    self.start = start
    self.comma = comma
    self.end = end
    self.key = key
  }
}

/// The name of a type in a family's JSON.
struct JSONName {
  let text: JSONBytes
  /// The offset of the object that it is the name of.
  let start: Int
  /// The offset of the name itself.
  let offset: Int
  /// How many arrays and objects are around the object.
  let depth: Int

  init(_ text: JSONBytes, of start: Int, at offset: Int, depth: Int) {
    self.text = text
    self.start = start
    self.offset = offset
    self.depth = depth
  }

  /// The name as a string.
  var string: String { text.text }

  /// Whether the object has none.
  var isMissing: Bool { offset < 0 }

  /// Compares a name with one that generated code knows.
  static func ~= (known: StaticString, name: JSONName) -> Bool {
    known ~= JSONKey(name.text)
  }
}

extension JSONReader {
  /// The name of the object's type; the reader stays at the object.
  ///
  /// - Parameter tag: a key without quotes, backslashes and control characters; for others there is
  ///   `name(at:)`.
  mutating func name(under tag: StaticString) throws -> JSONName {
    // The first key, as servers write it.
    let value = value(of: JSONBytes(tag), after: Self.brace, at: offset)
    guard value > 0 else { return try anyName(under: tag) }
    let start = offset
    offset = value
    return try firstName(of: start, tag)
  }

  /// Reads the name that the reader is at, under the first key of an object, and goes back to that.
  @inline(__always)
  private mutating func firstName(of start: Int, _ tag: StaticString) throws -> JSONName {
    let name = try readName(of: start)
    tagged = JSONTagged(start: start, end: offset, key: JSONBytes(tag))
    offset = start
    return name
  }

  /// The same however the object is spelled.
  @inline(never)
  private mutating func anyName(under tag: StaticString) throws -> JSONName {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let start = offset
    if let value = session.value(ofTag: tag, at: start) {
      return try readName(at: value, tag)
    }
    offset &+= 1
    skipSpace()
    if byte == UInt8(ascii: "\"") {
      let key = offset &+ 1
      let end = bytes.endOfPlainText(from: key)
      if bytes[end] == UInt8(ascii: "\""), tag ~= JSONKey(bytes.part(from: key, to: end)) {
        offset = end &+ 1
        try expect(UInt8(ascii: ":"))
        skipSpace()
        return try firstName(of: start, tag)
      }
    }
    offset = start
    return try readName(at: value(ofTag: tag) ?? -1, tag)
  }

  /// The name of the object's type, which is empty where it is missing or null; the reader stays at
  /// the object.
  mutating func nameIfPresent(under tag: StaticString) throws -> JSONName {
    let start = self
    do {
      return try name(under: tag)
    } catch let fault as JSONFault where fault.isOfName(at: start.offset) {
      self = start
      return JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
    }
  }

  /// Reads the name where its key is not the first one; the reader stays at the object.
  ///
  /// - Parameter value: the offset of the tag's value; negative where it is missing.
  private mutating func readName(at value: Int, _ tag: StaticString) throws -> JSONName {
    let start = offset
    if value < 0 {
      try checkKeys()
      throw JSONFault(.missing("\(tag)"), at: start)
    }
    offset = value
    defer { offset = start }
    let name = try readName(of: start)
    let key = JSONBytes(tag)
    let comma = value &- key.count &- 4
    // `,"type":`, without white space or escapes.
    if bytes.load(UInt16.self, at: comma) == 0x222C,
      bytes.load(UInt16.self, at: value &- 2) == 0x3A22
    {
      tagged = JSONTagged(start: start, comma: comma, end: offset, key: key)
    }
    return name
  }

  /// Checks that the keys of the object at the reader, which stays there, are strings.
  func checkKeys() throws {
    var reader = self
    var object = try reader.object()
    while try reader.key(in: &object) != nil { try reader.skip() }
  }

  /// Reads the string that is a name.
  @inline(__always)
  mutating func readName(of start: Int) throws -> JSONName {
    let place = offset
    if byte == UInt8(ascii: "\"") {
      let end = bytes.endOfPlainText(from: place &+ 1)
      if bytes[end] == UInt8(ascii: "\"") {
        offset = end &+ 1
        return JSONName(bytes.part(from: place &+ 1, to: end), of: start, at: place, depth: depth)
      }
    }
    return try readUnusualName(of: start)
  }

  @inline(never)
  mutating func readUnusualName(of start: Int) throws -> JSONName {
    let place = offset
    let text = session.hold(name: Self.replacingTwins(in: try readString()))
    return JSONName(text, of: start, at: place, depth: depth)
  }

  /// The name in lower case.
  func lowercased(_ name: JSONName) -> JSONName {
    let text = Self.replacingTwins(in: name.string.lowercased())
    return JSONName(session.hold(name: text), of: name.start, at: name.offset, depth: name.depth)
  }
}

extension JSONReader {
  /// Reads `true` or `false`.
  mutating func readBool() throws -> Bool {
    switch byte {
    case UInt8(ascii: "t"):
      try expectWord("true")
      return true
    case UInt8(ascii: "f"):
      try expectWord("false")
      return false
    default:
      throw mismatch(Bool.self)
    }
  }

  /// Reads an integer.
  mutating func readInteger<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    var next = offset
    let isNegative = bytes[next] == UInt8(ascii: "-")
    if isNegative { next &+= 1 }
    let first = next
    let magnitude = bytes.digits(at: &next, 0)
    // Eighteen digits cannot overflow.
    if next &- first <= 18, isEnd(ofDigitsFrom: first, at: next) {
      let number = isNegative ? 0 &- Int64(truncatingIfNeeded: magnitude) : Int64(magnitude)
      if let value = Value(exactly: number) {
        offset = next
        return value
      }
    }
    return try readUnusualInteger(type)
  }

  /// Reads a floating-point number.
  mutating func readDouble() throws -> Double {
    let start = offset
    if let number = readShortNumber(maximum: 1 << 53, exponent: 22) {
      let value = Double(number.magnitude)
      let power = JSONPowers.of10[abs(number.exponent)]
      let scaled = number.exponent < 0 ? value / power : value * power
      return number.isNegative ? -scaled : scaled
    }
    offset = start
    return try readUnusualNumber(Double.self)
  }

  /// Reads a floating-point number of single precision.
  mutating func readFloat() throws -> Float {
    let start = offset
    if let number = readShortNumber(maximum: 1 << 24, exponent: 10) {
      let value = Float(number.magnitude)
      let power = Float(JSONPowers.of10[abs(number.exponent)])
      let scaled = number.exponent < 0 ? value / power : value * power
      return number.isNegative ? -scaled : scaled
    }
    offset = start
    return try readUnusualNumber(Float.self)
  }

  /// A number in decimal.
  struct ShortNumber {
    var isNegative: Bool
    var magnitude: UInt64
    var exponent: Int

    init(isNegative: Bool, magnitude: UInt64, exponent: Int) {
      self.isNegative = isNegative
      self.magnitude = magnitude
      self.exponent = exponent
    }
  }

  /// Moves past a number whose digits and power of ten both are exact in binary, so that one
  /// operation rounds once (Clinger 1990); nil for any other.
  mutating func readShortNumber(maximum: UInt64, exponent limit: Int) -> ShortNumber? {
    var next = offset
    let isNegative = bytes[next] == UInt8(ascii: "-")
    if isNegative { next &+= 1 }
    let first = next
    var magnitude = bytes.digits(at: &next, 0)
    var (count, exponent) = (next &- first, 0)
    guard count > 0, bytes[first] != UInt8(ascii: "0") || count == 1 else { return nil }
    if bytes[next] == UInt8(ascii: ".") {
      next &+= 1
      let point = next
      magnitude = bytes.digits(at: &next, magnitude)
      exponent = point &- next
      count &-= exponent
      guard exponent < 0 else { return nil }
    }
    guard count <= 18 else { return nil }
    if bytes[next] | 0x20 == UInt8(ascii: "e") {
      guard let power = readExponent(at: &next) else { return nil }
      exponent &+= power
    }
    guard isDelimiter(bytes[next]), magnitude <= maximum, abs(exponent) <= limit else { return nil }
    offset = next
    return ShortNumber(isNegative: isNegative, magnitude: magnitude, exponent: exponent)
  }

  func readExponent(at next: inout Int) -> Int? {
    next += 1
    let isNegative = bytes[next] == UInt8(ascii: "-")
    if isNegative || bytes[next] == UInt8(ascii: "+") { next += 1 }
    let first = next
    let power = bytes.digits(at: &next, 0)
    guard next > first, next - first <= 4 else { return nil }
    return isNegative ? -Int(power) : Int(power)
  }

  /// Whether digits are an integer: at least one, no superfluous zero, and nothing after them that
  /// belongs to the number.
  @inline(__always)
  func isEnd(ofDigitsFrom first: Int, at next: Int) -> Bool {
    next > first && (bytes[first] != UInt8(ascii: "0") || next &- first == 1)
      && isDelimiter(bytes[next])
  }

  /// Whether a byte ends a number.
  @inline(__always)
  func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
      || byte <= 0x20
  }
}

extension JSONBytes {
  /// Moves past digits and adds them to a number, which overflows above eighteen.
  @inline(__always)
  func digits(at next: inout Int, _ start: UInt64) -> UInt64 {
    var number = start
    while true {
      let digit = self[next] &- UInt8(ascii: "0")
      if digit > 9 { return number }
      number = number &* 10 &+ UInt64(digit)
      next &+= 1
    }
  }
}

/// The powers of ten that are exact in double precision.
enum JSONPowers {
  static let of10: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]
}

// Objects with one key, which is the name of what is under it: `{"text": {…}}`; and the content of
// objects under a key beside their name.

extension JSONReader {
  /// The name that is the only key of the object, with the reader at its value.
  mutating func onlyName() throws -> JSONName {
    let start = offset
    var object = try object()
    let place = offset
    guard let key = try key(in: &object) else {
      throw JSONFault(.keys, at: start)
    }
    let text = session.hold(name: key.string)
    return JSONName(text, of: start, at: place, depth: depth - 1)
  }

  /// Moves to the value of a key in the object with a name.
  mutating func enter(_ content: StaticString, of name: JSONName) throws {
    guard try find(content, of: name) else {
      throw JSONFault(.missing("\(content)"), at: name.start)
    }
  }

  /// Moves to the value of a key in the object with a name; false where there is none or it is
  /// `null`, and then to the end of the object.
  mutating func enterIfPresent(_ content: StaticString, of name: JSONName) throws -> Bool {
    guard try find(content, of: name) else { return false }
    guard try readNull() else { return true }
    try leave(name)
    return false
  }

  private mutating func find(_ content: StaticString, of name: JSONName) throws -> Bool {
    rewind(to: name)
    var object = try object()
    while let key = try key(in: &object) {
      if content ~= key { return true }
      try skip()
    }
    return false
  }

  /// Moves from the value of a key to the end of the object.
  mutating func leave(_ name: JSONName) throws {
    var object = JSONObject(start: name.start)
    object.isEmpty = false
    while try key(in: &object) != nil { try skip() }
  }

  /// Checks that the object of a name, at whose value the reader is, has no other key.
  func checkOnly(_ name: JSONName) throws {
    var reader = self
    try reader.skip()
    try reader.leaveOnly(name)
  }

  /// The error of a value under the only key of an object: that there are several comes first.
  func failure(_ error: any Swift.Error, ofOnly name: JSONName) -> any Swift.Error {
    var reader = self
    reader.rewind(to: name)
    do {
      let only = try reader.onlyName()
      try reader.checkOnly(only)
      return error
    } catch {
      return error
    }
  }

  /// The error of a widget under the only key of an object, which is its name.
  func failure(_ error: any Swift.Error, inOnly name: JSONName) -> any Swift.Error {
    let own = failure(error, ofOnly: name)
    return (own as? JSONFault)?.isOfKeys(at: name.start) ?? false ? own : failure(own, in: name)
  }

  /// Moves from the value of the only key to the end of the object, which must have no other.
  mutating func leaveOnly(_ name: JSONName) throws {
    var reader = self
    reader.offset = name.offset
    var object = JSONObject(start: name.start)
    let only = try reader.key(in: &object)?.string
    while let key = try key(in: &object) {
      guard key.string == only else {
        throw JSONFault(.keys, at: name.start)
      }
      try skip()
    }
  }
}

// Values that are not read in passing: those with older keys, those within objects of the object,
// and those whose properties are beside the object's own.
extension JSONReader {
  /// Reads a value under the first of several paths that exists, or the first of all: older keys
  /// of one property, or places in objects of the object.
  mutating func read<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [String]..., of object: JSONObject
  ) throws -> Value {
    let path = first(of: paths, object)
    switch try place(at: path, object) {
    case .value(let place): return try reading(at: place) { try $0.read(type) }
    case .null(let place, _): throw JSONFault(.null([String: Any].self), at: place)
    case .missing(let key, in: let start): throw JSONFault(.missing(key), at: start)
    }
  }

  /// The same; nil where a key of the path is missing or null.
  mutating func readIfPresent<Value: Decodable>(
    _ type: Value.Type, atFirst paths: [String]..., of object: JSONObject
  ) throws -> Value? {
    let path = first(of: paths, object)
    guard case .value(let place) = try place(at: path, object) else { return nil }
    return try reading(at: place) { try $0.readIfPresent(type) }
  }

  /// Whether one of several paths exists, with a valid value or not.
  func contains(atFirst paths: [String]..., of object: JSONObject) -> Bool {
    paths.contains { contains($0, object) }
  }

  /// Reads a value from the object itself.
  mutating func read<Value: Decodable>(
    _ type: Value.Type, beside object: JSONObject
  ) throws -> Value {
    try reading(at: object.start) { try $0.read(type) }
  }

  /// Whether the object has a value under one of some keys: a flattened optional is nil where it has
  /// not.
  func contains(anyOf keys: String..., of object: JSONObject) throws -> Bool {
    for key in keys {
      if case .value(let place) = try place(at: [key], object), bytes[place] != UInt8(ascii: "n") {
        return true
      }
    }
    return false
  }

  /// Reads a value from the object itself; nil where a key that it requires is missing.
  mutating func readIfPresent<Value: Decodable>(
    _ type: Value.Type, beside object: JSONObject
  ) throws -> Value? {
    do {
      return try read(type, beside: object)
    } catch let fault as JSONFault where fault.isMissing(in: object.start) {
      return nil
    }
  }

  /// Reads a value from the object, or from objects in it; what replaces one that cannot be read is
  /// reported.
  ///
  /// - Parameter levels: how many keys lead from the object to the value.
  mutating func recovering<Value>(
    in object: JSONObject, levels: Int, with replacement: @autoclosure () -> Value,
    _ body: (inout JSONReader) throws -> Value
  ) -> Value {
    let start = self
    do {
      return try body(&self)
    } catch {
      self = start
      session.reportReplaced(
        JSONFault(error, at: object.start), in: object.start, levels: levels, bytes)
      return replacement()
    }
  }

  /// Moves past an object, to look at parts of it later.
  mutating func passObject() throws -> JSONObject {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let object = JSONObject(start: offset)
    try skipForLater()
    return object
  }

  /// Moves past any value, to look at it later.
  mutating func passValue() throws -> JSONObject {
    let object = JSONObject(start: offset)
    try skipForLater()
    return object
  }

  private mutating func reading<Value>(
    at place: Int, _ body: (inout JSONReader) throws -> Value
  ) throws -> Value {
    var reader = self
    reader.offset = place
    return try body(&reader)
  }
}

extension JSONReader {
  /// What is at a path.
  enum Place {
    case value(Int)
    /// A `null` at an offset, where an object is needed.
    case null(Int, key: String)
    /// The first key that is missing, and the offset of the object without it.
    case missing(String, in: Int)
  }

  func first(of paths: [[String]], _ object: JSONObject) -> [String] {
    paths.first { contains($0, object) } ?? paths.first ?? []
  }

  func place(at path: [String], _ object: JSONObject) throws -> Place {
    var reader = self
    reader.offset = object.start
    for (index, key) in path.enumerated() {
      let start = reader.offset
      guard try reader.find(key) else { return .missing(key, in: start) }
      if index + 1 < path.count, reader.byte == UInt8(ascii: "n") {
        return .null(reader.offset, key: key)
      }
    }
    return .value(reader.offset)
  }

  /// Whether a path exists. It does if it leads through something other than an object, which is an
  /// error that reading reports.
  private func contains(_ path: [String], _ object: JSONObject) -> Bool {
    do {
      if case .value = try place(at: path, object) { return true }
      return false
    } catch {
      return true
    }
  }

  /// Moves to the value of a key of the object.
  fileprivate mutating func find(_ wanted: String) throws -> Bool {
    var object = try object()
    while let key = try key(in: &object) {
      if key.string == wanted { return true }
      try skipForLater()
    }
    return false
  }
}

extension JSONReader {
  /// Whether the value is neither an object nor null, but what stands for an object.
  var isShorthand: Bool { byte != UInt8(ascii: "{") && byte != UInt8(ascii: "n") }

  /// Reads what stands for an object, by the `init(from:)` of the object's type.
  mutating func readShorthand<Value: Decodable>(for type: Value.Type) throws -> Value {
    try decode(type)
  }
}

extension JSONReader {
  /// Moves past the value, of which only the structure is checked.
  mutating func skip() throws {
    switch byte {
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try skipContainer()
    default: try skipScalar()
    }
  }

  /// Moves past a value that may be looked at later, and remembers the ends of what is in it: so
  /// that values within values, each of which is looked at later, take time in proportion to the
  /// document.
  mutating func skipForLater() throws {
    guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else { return try skip() }
    if let end = session.ends?.offset(of: offset) {
      offset = end
    } else {
      try noteEnds()
    }
  }

  /// Moves past an object or array.
  @inline(never)
  mutating func skipContainer() throws {
    if let end = session.ends?.offset(of: offset) {
      offset = end
      return
    }
    var nobody = JSONNobody()
    try skipContainer(&nobody)
  }

  /// Moves past an object or array, and shows what is in it.
  @inline(__always)
  mutating func skipContainer<Observer: JSONObserver>(_ observer: inout Observer) throws {
    offset = try bytes.endOfContainer(at: offset, depth: depth, &observer)
  }

  mutating func skipScalar() throws { offset = try bytes.endOfScalar(at: offset) }

  /// Moves past whatever may be in a number, in whatever order.
  mutating func skipNumber() { offset = bytes.endOfNumber(at: offset) }

  /// Moves past a string.
  @inline(__always)
  mutating func skipString() throws { offset = try bytes.endOfString(at: offset) }
}

extension JSONBytes {
  /// The end of the string at an offset.
  @inline(__always)
  func endOfString(at start: Int) throws -> Int {
    let end = endOfText(from: start &+ 1)
    return self[end] == UInt8(ascii: "\"") ? end &+ 1 : try endOfUnusualString(from: end)
  }

  /// The end of the number or literal at an offset.
  func endOfScalar(at start: Int) throws -> Int {
    switch self[start] {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): endOfNumber(at: start)
    case UInt8(ascii: "t"): try endOfWord("true", at: start)
    case UInt8(ascii: "f"): try endOfWord("false", at: start)
    case UInt8(ascii: "n"): try endOfWord("null", at: start)
    default: throw unexpected(at: start)
    }
  }

  /// The end of a literal at an offset.
  @inline(__always)
  func endOfWord(_ word: StaticString, at start: Int) throws -> Int {
    let literal = JSONBytes(word)
    guard contains(literal, at: start) else { throw unexpected(besides: word, at: start) }
    return start &+ literal.count
  }

  /// The error of the first byte that is not that of a literal.
  @inline(never)
  func unexpected(besides word: StaticString, at start: Int) -> any Swift.Error {
    let literal = JSONBytes(word)
    let wrong = (0..<literal.count).first { self[start + $0] != literal[$0] }
    return unexpected(at: start + (wrong ?? 0))
  }

  /// The end of whatever may be in a number, in whatever order.
  func endOfNumber(at start: Int) -> Int {
    var next = start
    while true {
      switch self[next] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        next &+= 1
      default: return next
      }
    }
  }

  /// The end of a string from its first byte on that is no plain text. Of its escapes only those of
  /// four digits are looked at.
  @inline(never)
  func endOfUnusualString(from start: Int) throws -> Int {
    var next = start
    while self[next] != UInt8(ascii: "\"") {
      guard next < count else { throw JSONFault(.malformed("the document ends here"), at: next) }
      guard self[next] == UInt8(ascii: "\\") else {
        next = endOfText(from: next + 1)
        continue
      }
      next += 2
      if self[next - 1] == UInt8(ascii: "u") {
        for digit in next..<next + 4 where self[digit] == UInt8(ascii: "\"") {
          throw JSONFault(.malformed("four hexadecimal digits expected after \\u"), at: next - 2)
        }
        next += 4
      }
      guard next <= count else { throw JSONFault(.malformed("the document ends here"), at: count) }
    }
    return next + 1
  }
}

extension JSONReader {
  /// Reads a string.
  @inline(never)
  mutating func readString() throws -> String {
    guard byte == UInt8(ascii: "\"") else { throw mismatch(String.self) }
    let start = offset &+ 1
    let end = bytes.endOfPlainText(from: start)
    guard bytes[end] == UInt8(ascii: "\"") else { return try readUnusualString(plainTo: end) }
    offset = end &+ 1
    return bytes.part(from: start, to: end).uncheckedText(isASCII: true)
  }

  /// Reads a string with escapes or with letters beyond ASCII.
  @inline(never)
  mutating func readUnusualString(plainTo end: Int) throws -> String {
    let quote = bytes.endOfText(from: end)
    guard bytes[quote] == UInt8(ascii: "\"") else { return try readEscapedString(plainTo: end) }
    guard bytes.isUTF8(from: end, to: quote) else { throw notUTF8() }
    let start = offset &+ 1
    offset = quote &+ 1
    return bytes.part(from: start, to: quote).uncheckedText(isASCII: false)
  }

  /// Reads a string with escapes: its text is written without them, checked as it is, and copied.
  private mutating func readEscapedString(plainTo end: Int) throws -> String {
    try session.unescape { text in
      text.put(bytes.part(from: offset &+ 1, to: end))
      var next = end
      var isASCII = true
      while bytes[next] != UInt8(ascii: "\"") {
        if bytes[next] >= 0x80 {
          isASCII = false
          guard text.putScalars(of: bytes, at: &next) else { throw notUTF8() }
        } else if try !bytes.readEscape(at: &next, into: &text) {
          isASCII = false
        }
        next = text.put(plainOf: bytes, from: next)
      }
      offset = next &+ 1
      return text.written.uncheckedText(isASCII: isASCII)
    }
  }

  private func notUTF8() -> any Swift.Error {
    JSONFault(.corrupted("the string is not UTF-8"), at: offset)
  }
}

extension JSONBytes {
  /// Reads an escape sequence; returns whether it is of a character in ASCII.
  @inline(__always)
  fileprivate func readEscape(at next: inout Int, into text: inout JSONOutput) throws -> Bool {
    guard self[next] == UInt8(ascii: "\\") else {
      if next >= count { throw JSONFault(.malformed("the document ends here"), at: next) }
      throw JSONFault(.corrupted("unescaped control character in a string"), at: next)
    }
    next += 2
    let byte: UInt8
    switch self[next - 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte = self[next - 1]
    case UInt8(ascii: "b"): byte = 0x08
    case UInt8(ascii: "f"): byte = 0x0C
    case UInt8(ascii: "n"): byte = 0x0A
    case UInt8(ascii: "r"): byte = 0x0D
    case UInt8(ascii: "t"): byte = 0x09
    case UInt8(ascii: "u"):
      let scalar = try readScalar(at: &next)
      text.put(scalar)
      return scalar.isASCII
    default: throw JSONFault(.corrupted("unknown escape sequence"), at: next - 2)
    }
    text.put(byte)
    return true
  }

  /// Reads the digits after `\u`, and those of the second half of a pair.
  private func readScalar(at next: inout Int) throws -> Unicode.Scalar {
    let start = next - 2
    let first = try readHexDigits(at: &next)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if UTF16.isLeadSurrogate(first), self[next] == 0x5C, self[next + 1] == UInt8(ascii: "u") {
      next += 2
      let second = try readHexDigits(at: &next)
      if UTF16.isTrailSurrogate(second) {
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
      }
    }
    throw JSONFault(.corrupted("half of a surrogate pair"), at: start)
  }

  private func readHexDigits(at next: inout Int) throws -> UInt16 {
    var value: UInt16 = 0
    for place in next..<next + 4 {
      let byte = self[place]
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      default:
        throw JSONFault(.corrupted("four hexadecimal digits expected after \\u"), at: next - 2)
      }
      value = value << 4 | UInt16(digit)
    }
    next += 4
    return value
  }
}

extension JSONSession {
  /// Lets a function write the text of a string with escapes.
  @inline(__always)
  fileprivate func unescape(_ body: (inout JSONOutput) throws -> String) rethrows -> String {
    text.count = 0
    return try body(&text)
  }
}

extension JSONOutput {
  /// Appends plain ASCII text from an offset on, and returns the offset of what ends it.
  @inline(__always)
  fileprivate mutating func put(plainOf text: JSONBytes, from start: Int) -> Int {
    var offset = start
    while offset <= text.count &- 8 {
      reserve(8)
      let word = text.uncheckedLoad(UInt64.self, at: offset)
      store(word)
      let ends = JSONBytes.ends(in: word) | word & JSONBytes.highBits
      let length = ends.trailingZeroBitCount / 8
      offset &+= length
      count &+= length
      if length < 8 { return offset }
    }
    let end = text.endOfPlainText(from: offset)
    put(text.part(from: offset, to: end))
    return end
  }

  /// Appends the scalars beyond ASCII at an offset, and moves it after them; false where a byte is no
  /// UTF-8.
  @inline(__always)
  fileprivate mutating func putScalars(of text: JSONBytes, at offset: inout Int) -> Bool {
    repeat {
      let (scalar, length) = text.scalar(at: offset)
      guard length > 0 else { return false }
      reserve(4)
      store(scalar)
      count &+= length
      offset &+= length
    } while text[offset] >= 0x80
    return true
  }

  /// Appends a scalar in UTF-8.
  fileprivate mutating func put(_ scalar: Unicode.Scalar) {
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { put(byte) }
  }
}

// Names and contents of families in objects within an object: `tagPath = "meta.type"`.

extension JSONReader {
  /// The name of the object's type, in an object within it; the reader stays at the object.
  func name(at path: String...) throws -> JSONName {
    try name(path) { try $0.readName(of: $1) }
  }

  /// The same where the name is a number or a Boolean.
  func name<Tag: JSONReadable & CustomStringConvertible>(
    at path: String..., as type: Tag.Type
  ) throws -> JSONName {
    try name(path) { try $0.readName(of: $1, as: type) }
  }

  /// The name of the object's type, which is empty where a key of the path is missing or null; the
  /// reader stays at the object.
  func nameIfPresent(at path: String...) throws -> JSONName {
    try nameIfPresent(path) { try $0.readName(of: $1) }
  }

  /// The same where the name is a number or a Boolean.
  func nameIfPresent<Tag: JSONReadable & CustomStringConvertible>(
    at path: String..., as type: Tag.Type
  ) throws -> JSONName {
    try nameIfPresent(path) { try $0.readName(of: $1, as: type) }
  }

  /// The name of the object's type under the first of some keys that exists; the reader stays at the
  /// object.
  func name(atFirst keys: String...) throws -> JSONName {
    try name(first(of: keys)) { try $0.readName(of: $1) }
  }

  /// The same where the name is a number or a Boolean.
  func name<Tag: JSONReadable & CustomStringConvertible>(
    atFirst keys: String..., as type: Tag.Type
  ) throws -> JSONName {
    try name(first(of: keys)) { try $0.readName(of: $1, as: type) }
  }

  /// The name under the first of some keys that exists, which is empty where none does or that is null;
  /// the reader stays at the object.
  func nameIfPresent(atFirst keys: String...) throws -> JSONName {
    try nameIfPresent(first(of: keys)) { try $0.readName(of: $1) }
  }

  /// The same where the name is a number or a Boolean.
  func nameIfPresent<Tag: JSONReadable & CustomStringConvertible>(
    atFirst keys: String..., as type: Tag.Type
  ) throws -> JSONName {
    try nameIfPresent(first(of: keys)) { try $0.readName(of: $1, as: type) }
  }

  /// Reads the value at a path of the object with a name.
  mutating func read<Value: Decodable>(
    _ type: Value.Type, at path: String..., of name: JSONName
  ) throws -> Value {
    rewind(to: name)
    let object = try passObject()
    return try read(type, atFirst: path, of: object)
  }

  /// Moves to the value at a path of the object with a name.
  mutating func enter(at path: String..., of name: JSONName) throws {
    rewind(to: name)
    offset = try required(path)
  }

  /// Moves to the value at a path of the object with a name; false where a key of the path is missing
  /// or null, and then to the end of the object.
  mutating func enterIfPresent(at path: String..., of name: JSONName) throws -> Bool {
    rewind(to: name)
    guard let place = try valuePlace(at: path) else {
      try skip()
      return false
    }
    offset = place
    return true
  }

  /// Moves to the end of the object with a name.
  mutating func leaveWhole(_ name: JSONName) throws {
    rewind(to: name)
    try skip()
  }

  /// Reads the fallback of an unrecognized value from an object within it; of a value without that
  /// object from the value itself.
  mutating func readContent<Value: Decodable>(
    _ type: Value.Type, at path: String...
  ) throws -> Value {
    let object = try passObject()
    guard contains(atFirst: path, of: object) else { return try read(type, beside: object) }
    return try read(type, atFirst: path, of: object)
  }
}

extension JSONReader {
  /// The path of the first of some keys that exists, or of the first of all.
  private func first(of keys: [String]) -> [String] {
    first(of: keys.map { [$0] }, JSONObject(start: offset))
  }

  private func name(
    _ path: [String], _ read: (inout JSONReader, Int) throws -> JSONName
  ) throws -> JSONName {
    var reader = self
    reader.offset = try required(path)
    return try read(&reader, offset)
  }

  private func nameIfPresent(
    _ path: [String], _ read: (inout JSONReader, Int) throws -> JSONName
  ) throws -> JSONName {
    guard let place = try valuePlace(at: path) else {
      return JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
    }
    var reader = self
    reader.offset = place
    return try read(&reader, offset)
  }

  /// The offset of the value at a path of the object at the reader; nil where a key of the path is
  /// missing or null.
  private func valuePlace(at path: [String]) throws -> Int? {
    guard case .value(let place) = try place(at: path, JSONObject(start: offset)),
      !isNull(at: place)
    else { return nil }
    return place
  }

  /// The offset of the value at a path of the object at the reader.
  private func required(_ path: [String]) throws -> Int {
    switch try place(at: path, JSONObject(start: offset)) {
    case .value(let place): return place
    case .null(let place, _): throw JSONFault(.null([String: Any].self), at: place)
    case .missing(let key, in: let start):
      try checkKeys()
      throw JSONFault(.missing(key), at: start)
    }
  }

  /// Reads the number or Boolean that is a name.
  private mutating func readName<Tag: JSONReadable & CustomStringConvertible>(
    of start: Int, as type: Tag.Type
  ) throws -> JSONName {
    let place = offset
    let text = session.hold(name: try Tag(from: &self).description)
    return JSONName(text, of: start, at: place, depth: depth)
  }
}

extension JSONWriter {
  /// Opens an object within the open one, and those around it, which are made if they are not there.
  mutating func openObject(at path: StaticString...) -> [JSONScope] {
    path.map { reopenObject(forKey: $0) }
  }

  /// Closes an object and those around it.
  mutating func close(_ scopes: [JSONScope]) {
    for scope in scopes.reversed() { close(scope) }
  }
}

// Names that are numbers or Booleans: `"kind": 1`. They are compared as the text of what is read.

extension JSONReader {
  /// The name of the object's type, a number or a Boolean; the reader stays at the object.
  mutating func name<Tag: JSONReadable & CustomStringConvertible>(
    under tag: StaticString, as type: Tag.Type
  ) throws -> JSONName {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    guard let place = try value(ofTag: tag) else {
      try checkKeys()
      throw JSONFault(.missing("\(tag)"), at: offset)
    }
    var reader = self
    reader.offset = place
    let text = session.hold(name: try Tag(from: &reader).description)
    return JSONName(text, of: offset, at: place, depth: depth)
  }

  /// The same, empty where it is missing or null.
  mutating func nameIfPresent<Tag: JSONReadable & CustomStringConvertible>(
    under tag: StaticString, as type: Tag.Type
  ) throws -> JSONName {
    guard byte == UInt8(ascii: "{") else { throw mismatch([String: Any].self) }
    let start = self
    do {
      if let place = try value(ofTag: tag), isNull(at: place) {
        return JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
      }
      return try name(under: tag, as: type)
    } catch let fault as JSONFault where fault.isOfName(at: start.offset) {
      self = start
      return JSONName(JSONBytes(""), of: offset, at: -1, depth: depth)
    }
  }

  func isNull(at offset: Int) -> Bool { bytes[offset] == UInt8(ascii: "n") }

  /// The text of the name at the reader.
  func nameText() -> String? {
    var reader = self
    switch byte {
    case UInt8(ascii: "\""): return try? reader.readString()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return try? reader.readBool().description
    default: return try? reader.readInteger(Int.self).description
    }
  }
}

// Numbers that are long, have a fraction where an integer is wanted, or are none.
extension JSONReader {
  /// Reads an integer with many digits, a fraction or an exponent.
  @inline(never)
  mutating func readUnusualInteger<Value: FixedWidthInteger>(_ type: Value.Type) throws -> Value {
    let text = try numberText(for: type)
    if let value = Value(text) {
      offset += text.utf8.count
      return value
    }
    // `1.0` and `1e2` are integers.
    guard let double = Double(text), let value = Value(exactly: double) else {
      throw notRepresentable(type)
    }
    // Beyond 2^53 several integers have the same double; Foundation then looks at the digits.
    if double.magnitude >= 0x1p53 {
      guard let exact = try? JSONDecoder().decode(Exact<Value>.self, from: Data(text.utf8)) else {
        throw notRepresentable(type)
      }
      offset += text.utf8.count
      return exact.value
    }
    offset += text.utf8.count
    return value
  }

  /// Reads a floating-point number with many digits or a large exponent.
  @inline(never)
  mutating func readUnusualNumber<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Value.Type
  ) throws -> Value {
    let text = try numberText(for: type)
    guard let value = Value(text), value.isFinite else { throw notRepresentable(type) }
    // Of a number that is rounded to zero nothing would be left.
    let digits = text.prefix { $0 != "e" && $0 != "E" }
    guard value != 0 || !digits.contains(where: { "1"..."9" ~= $0 }) else {
      throw notRepresentable(type)
    }
    offset += text.utf8.count
    return value
  }

  /// The text of the number that is the value.
  func numberText<Value>(for type: Value.Type) throws -> String {
    guard byte == UInt8(ascii: "-") || isDigit(byte) else { throw mismatch(type) }
    var end = self
    end.skipNumber()
    guard isNumber(to: end.offset) else {
      throw JSONFault(.corrupted("the number is malformed"), at: offset)
    }
    return bytes.part(from: offset, to: end.offset).text
  }

  /// Whether the bytes up to an offset are a number of JSON.
  private func isNumber(to end: Int) -> Bool {
    var next = offset
    if bytes[next] == UInt8(ascii: "-") { next += 1 }
    let first = next
    _ = bytes.digits(at: &next, 0)
    guard next > first, bytes[first] != UInt8(ascii: "0") || next == first + 1 else { return false }
    if bytes[next] == UInt8(ascii: ".") {
      next += 1
      let point = next
      _ = bytes.digits(at: &next, 0)
      guard next > point else { return false }
    }
    if bytes[next] | 0x20 == UInt8(ascii: "e") {
      next += 1
      if bytes[next] == UInt8(ascii: "+") || bytes[next] == UInt8(ascii: "-") { next += 1 }
      let power = next
      _ = bytes.digits(at: &next, 0)
      guard next > power else { return false }
    }
    return next == end
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }

  func notRepresentable<Value>(_ type: Value.Type) -> JSONFault {
    JSONFault(.corrupted("the number is not representable as \(type)"), at: offset)
  }
}

/// An integer that Foundation reads.
private struct Exact<Value: FixedWidthInteger>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let type = Value.self as? any Decodable.Type,
      let value = try Self.decode(type, container) as? Value
    else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no integer"))
    }
    self.value = value
  }

  private static func decode<Other: Decodable>(
    _ type: Other.Type, _ container: any SingleValueDecodingContainer
  ) throws -> Any { try container.decode(type) }
}

/// A position in a JSON document, from which generated code reads values.
///
/// Reading accepts and refuses what Foundation's `JSONDecoder` does. A value is checked in full only
/// if it is read; of one that is skipped only the structure is.
struct JSONReader {
  let bytes: JSONBytes
  /// The offset of the next byte; before a value is read, of its first one.
  var offset = 0
  /// How many arrays and objects are open.
  var depth = 0
  let session: JSONSession
  /// The object whose tag was read last, as its first member: `{"type": "text"`.
  var tagged = JSONTagged()

  init(_ bytes: JSONBytes, at offset: Int = 0, depth: Int = 0, _ session: JSONSession) {
    self.bytes = bytes
    self.offset = offset
    self.depth = depth
    self.session = session
  }

  /// How deep values may be nested: as deep as Foundation's decoder goes.
  static var maximumDepth: Int { 512 }

  /// The next byte.
  var byte: UInt8 {
    @inline(__always) get { bytes[offset] }
  }

  /// Moves past white space.
  @inline(__always)
  mutating func skipSpace() {
    if byte <= 0x20 { skipSpaces() }
  }

  mutating func skipSpaces() { offset = bytes.endOfSpaces(from: offset) }

  /// Moves past white space and a byte of the document's structure.
  @inline(__always)
  mutating func expect(_ expected: UInt8) throws {
    skipSpace()
    guard byte == expected else { throw unexpected() }
    offset += 1
  }

  /// Opens an object or array.
  @inline(__always)
  mutating func open() throws {
    guard depth < Self.maximumDepth else { throw tooDeep() }
    depth += 1
    offset += 1
  }

  /// Closes an object or array.
  @inline(__always)
  mutating func close() {
    depth -= 1
    offset += 1
  }

  /// Reads `null`, if that is the value.
  @inline(__always)
  mutating func readNull() throws -> Bool {
    guard byte == UInt8(ascii: "n") else { return false }
    try expectWord("null")
    return true
  }

  /// Moves past a literal.
  @inline(__always)
  mutating func expectWord(_ word: StaticString) throws {
    offset = try bytes.endOfWord(word, at: offset)
  }
}

extension JSONBytes {
  /// The end of the white space at an offset, if there is any.
  @inline(__always)
  func endOfSpace(from start: Int) -> Int {
    self[start] <= 0x20 ? endOfSpaces(from: start) : start
  }

  @inline(never)
  func endOfSpaces(from start: Int) -> Int {
    var next = start
    while true {
      // Indentation is most of a document that a person is to read.
      while load(UInt64.self, at: next) == 0x2020_2020_2020_2020 { next &+= 8 }
      switch self[next] {
      case 0x20, 0x0A, 0x0D, 0x09: next &+= 1
      default: return next
      }
    }
  }
}

extension JSONSession {
  /// The error to throw from the decoder, with all that is only found out now.
  func error(_ error: any Swift.Error, in bytes: JSONBytes) -> any Swift.Error {
    var fault = JSONFault(error, at: 0)
    // Foundation's decoder looks for malformed JSON before anything else.
    if var malformed = malformed(bytes) {
      if malformed.offset == fault.offset { malformed.names = fault.names }
      fault = malformed
    }
    let path = path(to: fault.offset, in: bytes)
    var result = WidgetDecodingError(underlying(fault, path, in: bytes), at: path.keys)
    if let thrown = result.underlying as? WidgetDecodingError { result = thrown }
    for (start, name) in fault.names {
      result.add(name, at: path.depth(of: start) ?? result.codingPath.count)
    }
    if !(error is JSONFault) { return result }
    result.locate(JSONPosition(of: fault.offset, in: bytes))
    return result
  }

  /// The error that `JSONDecoder` would throw in its place, for code of the user's.
  func plainError(_ error: any Swift.Error, in bytes: JSONBytes) -> any Swift.Error {
    guard let fault = error as? JSONFault else { return error }
    let path = path(to: fault.offset, in: bytes)
    var result = underlying(fault, path, in: bytes)
    if result is UnknownNameError { result = WidgetDecodingError(result, at: path.keys) }
    for (start, name) in fault.names {
      result = WidgetDecodingError(
        result, in: name, at: Array(path.keys.prefix(path.depth(of: start) ?? 0)))
    }
    return result
  }

  /// Reports a value that was dropped or replaced.
  func report(
    _ fault: JSONFault, at start: Int, in bytes: JSONBytes, _ kind: DroppedElement.Kind = .dropped
  ) {
    guard let report = userInfo.dropReport else { return }
    let path = path(to: start, in: bytes).keys
    report(DroppedElement(codingPath: path, error: plainError(fault, in: bytes), kind: kind))
  }

  /// Reports a value that was replaced, some keys below an object.
  func reportReplaced(_ fault: JSONFault, in start: Int, levels: Int, _ bytes: JSONBytes) {
    guard let report = userInfo.dropReport else { return }
    let depth = path(to: start, in: bytes).keys.count + levels
    let path = path(to: fault.offset, in: bytes).keys.prefix(depth)
    report(
      DroppedElement(
        codingPath: Array(path), error: plainError(fault, in: bytes), kind: .replaced))
  }

  /// Where and why the document is no JSON.
  private func malformed(_ bytes: JSONBytes) -> JSONFault? {
    var reader = JSONReader(bytes, JSONSession(userInfo: [:]))
    do {
      try reader.skipDocument()
      return nil
    } catch {
      return error as? JSONFault
    }
  }

  private func underlying(
    _ fault: JSONFault, _ path: JSONPath, in bytes: JSONBytes
  ) -> any Swift.Error {
    func context(_ text: String) -> DecodingError.Context {
      DecodingError.Context(codingPath: path.keys, debugDescription: text)
    }
    switch fault.kind {
    case .malformed(let reason), .corrupted(let reason):
      return DecodingError.dataCorrupted(context(reason))
    case .mismatch(let type, let found):
      return DecodingError.typeMismatch(type, context("found \(found)"))
    case .null(let type):
      return DecodingError.valueNotFound(type, context("found null"))
    case .missing(let key):
      return DecodingError.keyNotFound(WireKey(key), context("no such key"))
    case .ended(let reason, let position):
      return DecodingError.keyNotFound(ArrayIndex(intValue: position), context(reason))
    case .keys:
      return DecodingError.dataCorrupted(context("expected exactly one key, the name"))
    case .other(let error): return error
    case .noMatch(let family, let failures):
      return NoMatchingTypeError(
        family, failures.map { ($0, plainError($1, in: bytes)) }, at: path.keys)
    }
  }
}

extension JSONReader {
  /// Moves past the document, of which only the structure is checked.
  mutating func skipDocument() throws {
    skipSpace()
    try skip()
    try end()
  }

  /// Checks that there is nothing more.
  mutating func end() throws {
    skipSpace()
    guard offset >= bytes.count else { throw unexpected() }
  }
}

/// What one run of a decoder has besides the position in the document: the user's information, and
/// what is only needed when something is unusual.
final class JSONSession {
  let userInfo: [CodingUserInfoKey: Any]
  /// A copy of the document for decoders that types with a hand-written `init(from:)` are passed,
  /// and that they may keep; made when the first of them is.
  private var copy: (memory: JSONMemory, bytes: JSONBytes)?
  private var keys = JSONScratch()
  private var names = JSONScratch()
  /// The text of a string with escapes, while it is read.
  var text = JSONOutput(capacity: 64)
  /// The ends of objects and arrays that have been skipped, and that may be looked at later.
  var ends: JSONIndex?
  /// The values of tags in objects that have been looked at before they are decoded.
  private var tags: [(key: JSONBytes, values: JSONIndex)] = []
  private var paths: JSONPathFinder?
  /// What is wrong with the object that was read last.
  var failure: (any Swift.Error)?

  init(userInfo: [CodingUserInfoKey: Any]) { self.userInfo = userInfo }

  /// The same bytes in memory that lives as long as this object.
  func owned(_ bytes: JSONBytes) -> JSONBytes {
    if let copy { return copy.bytes }
    let memory = JSONMemory(capacity: bytes.count)
    let owned = memory.fill(bytes)
    copy = (memory, owned)
    return owned
  }

  /// The text of a key that is not plain ASCII, until the next such key is read.
  func hold(key text: String) -> JSONBytes { keys.hold(text) }

  /// The text of a name that is not plain ASCII, until the next such name is read.
  func hold(name text: String) -> JSONBytes { names.hold(text) }

  /// The offset of a tag's value in the object at an offset, -1 where it has none; nil where that
  /// has not been found out.
  @inline(__always)
  func value(ofTag tag: StaticString, at start: Int) -> Int? {
    let key = JSONBytes(tag)
    for index in tags.indices where tags[index].key.equals(key) {
      return tags[index].values.offset(of: start)
    }
    return nil
  }

  /// Adds the values of a tag; those that were known before are before the reader.
  func add(_ values: JSONIndex, ofTag tag: StaticString) {
    let key = JSONBytes(tag)
    tags = tags.filter { !$0.key.equals(key) } + [(key, values)]
  }

  /// The keys that lead to an offset.
  func path(to offset: Int, in bytes: JSONBytes) -> JSONPath {
    if paths == nil { paths = JSONPathFinder() }
    return paths?.path(to: offset, in: bytes) ?? JSONPath()
  }
}

/// Memory for one text at a time. A longer one gets new memory, and the old stays until the end.
private struct JSONScratch {
  private var memories: [JSONMemory] = []

  mutating func hold(_ text: String) -> JSONBytes {
    let bytes = Array(text.utf8)
    let memory: JSONMemory
    if let last = memories.last, last.capacity >= bytes.count {
      memory = last
    } else {
      memory = JSONMemory(capacity: max(64, bytes.count * 2))
      memories.append(memory)
    }
    return bytes.withJSONBytes(memory.fill)
  }
}

/// The elements of an array, one after the other.
struct JSONUnkeyedContainer: UnkeyedDecodingContainer {
  private let decoder: JSONCodableDecoder
  private let offsets: [Int]
  private(set) var currentIndex = 0

  init(_ decoder: JSONCodableDecoder) throws {
    self.decoder = decoder
    var offsets: [Int] = []
    try decoder.read { json in
      guard json.byte == UInt8(ascii: "[") else { throw json.mismatch([Any].self) }
      try json.readElements { json in
        offsets.append(json.offset)
        try json.skipForLater()
      }
    }
    self.offsets = offsets
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { offsets.count }
  var isAtEnd: Bool { currentIndex >= offsets.count }

  mutating func decodeNil() throws -> Bool {
    guard try value(Never.self).reader.isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let result = try value(type).decode(type)
    currentIndex += 1
    return result
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    let container = try value(KeyedDecodingContainer<NestedKey>.self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try value((any UnkeyedDecodingContainer).self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try value((any Decoder).self)
    currentIndex += 1
    return decoder
  }

  private func value<Value>(_ type: Value.Type) throws -> JSONCodableDecoder {
    let key = ArrayIndex(intValue: currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        .init(codingPath: codingPath + [key], debugDescription: "the array has no more elements"))
    }
    return JSONCodableDecoder(offsets[currentIndex], under: key, in: decoder)
  }
}

/// A value on its own.
struct JSONSingleValueContainer: SingleValueDecodingContainer {
  let decoder: JSONCodableDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.reader.isNull }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}

// What `JSONEncoder` treats in its own way, with its default strategies.

extension JSONWriter {
  /// Such a type as one that writes itself; nil for any other. They are named here, since a linker leaves
  /// conformances out of a static library that nobody names.
  static func foundationType(_ type: Any.Type) -> (any JSONWritable.Type)? {
    let types: [any JSONWritable.Type] = [Date.self, URL.self, Data.self, Decimal.self]
    return types.first { $0 == type }
  }
}

extension Date: JSONWritable {
  /// Writes the seconds since 2001.
  func write(to json: inout JSONWriter) throws {
    try timeIntervalSinceReferenceDate.write(to: &json)
  }
}

extension URL: JSONWritable {
  /// Writes the absolute URL.
  func write(to json: inout JSONWriter) throws { json.output.put(absoluteString) }
}

extension Data: JSONWritable {
  /// Writes a string in Base64.
  func write(to json: inout JSONWriter) throws { json.output.put(base64EncodedString()) }
}

extension Decimal: JSONWritable {
  /// Writes a number.
  func write(to json: inout JSONWriter) throws {
    guard isFinite else {
      throw json.invalid(self, "Unable to encode Decimal.\(self) directly in JSON.")
    }
    json.output.put(plain: description)
  }
}

extension JSONOutput {
  /// A copy of what has been written.
  var data: Data {
    #if compiler(>=6.2)
      unsafe written.withBuffer { unsafe Data($0) }
    #else
      written.withBuffer { Data($0) }
    #endif
  }
}

extension String: JSONWritable {
  /// Writes a string.
  @inline(__always)
  func write(to json: inout JSONWriter) throws { json.output.put(self) }
}

extension Bool: JSONWritable {
  /// Writes `true` or `false`.
  func write(to json: inout JSONWriter) throws {
    json.output.put(JSONBytes(self ? "true" : "false"))
  }
}

extension Double: JSONWritable {
  /// Writes a number.
  func write(to json: inout JSONWriter) throws {
    guard isFinite else {
      throw json.invalid(self, "Unable to encode Double.\(self) directly in JSON.")
    }
    json.output.put(self)
  }
}

extension Float: JSONWritable {
  /// Writes a number.
  func write(to json: inout JSONWriter) throws {
    guard isFinite else {
      throw json.invalid(self, "Unable to encode Float.\(self) directly in JSON.")
    }
    json.output.put(self)
  }
}

extension JSONWritable where Self: FixedWidthInteger {
  /// Writes an integer.
  func write(to json: inout JSONWriter) throws { json.output.put(self) }
}

extension Int: JSONWritable {}
extension Int8: JSONWritable {}
extension Int16: JSONWritable {}
extension Int32: JSONWritable {}
extension Int64: JSONWritable {}
extension UInt: JSONWritable {}
extension UInt8: JSONWritable {}
extension UInt16: JSONWritable {}
extension UInt32: JSONWritable {}
extension UInt64: JSONWritable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: JSONWritable {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: JSONWritable {}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes a value, or `null`.
  func write(to json: inout JSONWriter) throws {
    if let value = self { try value.write(to: &json) } else { json.writeNull() }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes the elements.
  func write(to json: inout JSONWriter) throws {
    try json.writeElements(self) { json, element in try element.write(to: &json) }
  }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Writes the values.
  func write(to json: inout JSONWriter) throws {
    let object = json.openObject()
    for (key, value) in self {
      json.key(key)
      try value.write(to: &json)
    }
    json.close(object)
  }
}

extension JSONValue: JSONWritable {
  /// Writes the same JSON again.
  func write(to json: inout JSONWriter) throws {
    switch self {
    case .null: json.writeNull()
    case .bool(let value): try value.write(to: &json)
    case .integer(let value): try value.write(to: &json)
    case .unsigned(let value): try value.write(to: &json)
    case .number(let value): try value.write(to: &json)
    case .string(let value): try value.write(to: &json)
    case .array(let elements):
      try json.checkDepth(of: JSONValue.self)
      try elements.write(to: &json)
    case .object(let members):
      try json.checkDepth(of: JSONValue.self)
      try members.write(to: &json)
    }
  }

  /// Writes the JSON of a value whose name was not recognized, with that name.
  func write(named name: String, forKey key: String, to json: inout JSONWriter) throws {
    var members: [String: JSONValue] = [:]
    if case .object(let own) = self { members = own }
    members[key] = .string(name)
    try JSONValue.object(members).write(to: &json)
  }

  /// The same with the name in an object within.
  func write(named name: String, at path: String..., to json: inout JSONWriter) throws {
    try naming(name, path[...]).write(to: &json)
  }
}

/// A type that is written as the bytes of a JSON document, without `Codable`.
///
/// The function is generated. It writes what `encode(to:)` encodes.
protocol JSONWritable: Encodable {
  /// Writes the value.
  func write(to json: inout JSONWriter) throws
}

extension JSONWriter {
  /// Writes a value of a type that is known to write itself.
  @inline(__always)
  mutating func write<Value: JSONWritable>(_ value: Value) throws {
    try value.write(to: &self)
  }

  /// Writes a value of any type: one that does not write itself is encoded as by `JSONEncoder`.
  mutating func write<Value: Encodable>(_ value: Value) throws {
    guard let type = session.writable(Value.self) else { return try encode(value) }
    try write(value, as: type)
  }

  mutating func write<Value, Same: JSONWritable>(_ value: Value, as type: Same.Type) throws {
    _ = try with(value, as: type) { try $0.write(to: &self) }
  }

  /// Writes a value under a key.
  @inline(never)
  mutating func write<Value: JSONWritable>(
    _ value: Value, forKey key: StaticString
  ) throws {
    self.key(key)
    try value.write(to: &self)
  }

  /// Writes a value of any type under a key.
  mutating func write<Value: Encodable>(_ value: Value, forKey key: StaticString) throws {
    self.key(key)
    try write(value)
  }

  /// Writes a value of any type under a key that is not known beforehand.
  mutating func write<Value: Encodable>(_ value: Value, under key: String) throws {
    self.key(key)
    try write(value)
  }

  /// Writes a value under a key, and nothing for nil.
  @inline(never)
  mutating func writeIfPresent<Value: JSONWritable>(
    _ value: Value?, forKey key: StaticString
  ) throws {
    if let value { try write(value, forKey: key) }
  }

  /// Writes a value of any type under a key, and nothing for nil.
  mutating func writeIfPresent<Value: Encodable>(
    _ value: Value?, forKey key: StaticString
  ) throws {
    if let value { try write(value, forKey: key) }
  }

  /// Writes a name under a key; the name has the escapes that it needs in JSON.
  mutating func write(name: StaticString, forKey key: StaticString) {
    self.key(key)
    write(name: name)
  }

  /// Writes a name, which has the escapes that it needs in JSON.
  mutating func write(name: StaticString) {
    let text = JSONBytes(name)
    output.reserve(text.count &+ 2)
    output.store(UInt8(ascii: "\""))
    output.count &+= 1
    output.store(text)
    output.count &+= text.count
    output.store(UInt8(ascii: "\""))
    output.count &+= 1
  }

  /// Writes `null`.
  mutating func writeNull() { output.put(JSONBytes("null")) }

  /// Writes the elements of an array.
  @inline(__always)
  mutating func writeElements<Elements: Sequence>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) throws -> Void
  ) throws {
    depth &+= 1
    output.put(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { output.put(UInt8(ascii: ",")) }
      isFirst = false
      try write(&self, element)
    }
    depth &-= 1
    output.put(UInt8(ascii: "]"))
  }

  /// Writes the values of a family in an array under a key.
  @inline(never)
  mutating func write<Box: WidgetBox & JSONWritable>(
    listOf box: Box.Type, _ values: [Box.Family], forKey key: StaticString
  ) throws {
    self.key(key)
    try writeElements(values) { json, value in try Box(value).write(to: &json) }
  }

  /// Writes the values of a family in an array under a key, and nothing for nil.
  @inline(never)
  mutating func writeIfPresent<Box: WidgetBox & JSONWritable>(
    listOf box: Box.Type, _ values: [Box.Family]?, forKey key: StaticString
  ) throws {
    if let values { try write(listOf: box, values, forKey: key) }
  }
}

/// What is known of a type: how it writes itself, if it does.
struct JSONWritableType {
  var type: ObjectIdentifier?
  var writable: (any JSONWritable.Type)?

  init(_ type: ObjectIdentifier? = nil, _ writable: (any JSONWritable.Type)? = nil) {
    self.type = type
    self.writable = writable
  }
}

extension JSONWritingSession {
  /// A type as one that writes itself; nil if it does not. To find that out takes as long as to write a
  /// small value, so the answers are kept.
  func writable<Value>(_ type: Value.Type) -> (any JSONWritable.Type)? {
    let identifier = ObjectIdentifier(type)
    let bits = UInt(bitPattern: identifier)
    let place = Int(bitPattern: (bits &>> 4 ^ bits &>> 10) & 63)
    if place < types.count, types[place].type == identifier { return types[place].writable }
    return find(type, at: place)
  }

  @inline(never)
  func find<Value>(_ type: Value.Type, at place: Int) -> (any JSONWritable.Type)? {
    let writable = type as? any JSONWritable.Type ?? JSONWriter.foundationType(type)
    if types.isEmpty { types = Array(repeating: JSONWritableType(), count: 64) }
    types[place] = JSONWritableType(ObjectIdentifier(type), writable)
    return writable
  }
}

extension JSONWriter {
  /// Writes what a value encodes with the `encode(to:)` that its author wrote.
  @inline(never)
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    let encoder = encoder(isBeside: isJoining)
    try value.encode(to: encoder)
    if isJoining {
      isJoining = false
      isJoining = !put(members: encoder.result, of: encoder.values)
    } else if case .nothing = encoder.result, session.isWhole(at: output.count) {
      throw invalid(value, "Top-level \(Value.self) did not encode any values.")
    } else {
      put(encoder.result, of: encoder.values)
    }
    session.reuse(encoder.values)
  }

  /// An encoder of a value at the end of the document.
  ///
  /// - Parameter isBeside: whether it encodes members of the open object.
  func encoder(isBeside: Bool) -> JSONCodableEncoder {
    let path = JSONEncodingPath.written(session, offset: output.count, isBeside: isBeside)
    return JSONCodableEncoder(
      session.values(), at: path, depth: isBeside ? depth - 1 : depth)
  }

  /// Writes what has been encoded.
  private mutating func put(_ encoded: JSONEncoded, of values: JSONEncodedValues) {
    switch encoded {
    case .bytes(let range):
      output.put(values.writer.output.written.part(from: range.lowerBound, to: range.upperBound))
    case .object(let object):
      let scope = openObject()
      for (key, value) in object.members {
        self.key(key)
        put(value, of: values)
      }
      close(scope)
    case .array(let array):
      output.put(UInt8(ascii: "["))
      for (index, value) in array.elements.enumerated() {
        if index > 0 { output.put(UInt8(ascii: ",")) }
        put(value, of: values)
      }
      output.put(UInt8(ascii: "]"))
    case .other(let slot): put(slot.value, of: values)
    case .nothing: output.put(JSONBytes("{}"))
    }
  }

  /// Writes the members of what has been encoded into the open object; false if it is no object.
  mutating func put(members encoded: JSONEncoded, of values: JSONEncodedValues) -> Bool {
    switch encoded {
    case .object(let object):
      for (key, value) in object.members {
        if case .object = value {
          let scope = reopenObject(under: key)
          _ = put(members: value, of: values)
          close(scope)
        } else {
          self.key(key)
          put(value, of: values)
        }
      }
      return true
    case .nothing: return true
    case .other(let slot): return put(members: slot.value, of: values)
    case .bytes, .array: return false
    }
  }
}

extension JSONWritingSession {
  /// Memory for what the next encoder encodes.
  func values() -> JSONEncodedValues {
    spare.popLast() ?? JSONEncodedValues(userInfo: userInfo)
  }

  /// Keeps such memory for the next encoder.
  func reuse(_ values: JSONEncodedValues) {
    values.removeAll()
    spare.append(values)
  }
}

extension JSONWriter {
  /// Writes the members of the object that a value is into the open object.
  mutating func writeMembers<Value: Encodable>(of value: Value) throws {
    isJoining = true
    try writeWhole(value)
    // An encoder of Foundation's ends the program here.
    guard !isJoining else { throw invalid(value, "a value that is no object has no members") }
  }

  /// Writes the members of an object into the open object, and nothing for nil.
  mutating func writeMembersIfPresent<Value: Encodable>(of value: Value?) throws {
    if let value { try writeMembers(of: value) }
  }

  /// Writes what the `encode(to:)` of a value encodes. That is something else for the types which
  /// `JSONEncoder` treats in its own way.
  mutating func writeWhole<Value: Encodable>(_ value: Value) throws {
    if Value.self == URL.self || Value.self == Data.self || Value.self == Decimal.self {
      try encode(value)
    } else {
      try write(value)
    }
  }

  /// Writes what the `encode(to:)` of a value encodes, and an empty object for nil.
  mutating func writeWholeIfPresent<Value: Encodable>(_ value: Value?) throws {
    if let value { return try writeWhole(value) }
    let object = openObject()
    close(object)
  }

  /// Lets a function of the user's write members into the open object, with an encoder.
  mutating func writeMembers(_ encode: (any Encoder) throws -> Void) throws {
    let encoder = encoder(isBeside: true)
    try encode(encoder)
    guard put(members: encoder.result, of: encoder.values) else {
      // The session would be kept alive by the error.
      throw invalid((any Encoder).self, "a value that is no object has no members")
    }
    session.reuse(encoder.values)
  }

  /// Lets a function of the user's write members into the open object, with a container.
  mutating func writeMembers<Key: CodingKey>(
    keyedBy type: Key.Type, _ encode: (inout KeyedEncodingContainer<Key>) throws -> Void
  ) throws {
    try writeMembers { encoder in
      var container = encoder.container(keyedBy: type)
      try encode(&container)
    }
  }
}

// Several parts may write into one object: a discriminator and a value, flattened properties, functions
// of the user's. As with `JSONEncoder`, of equal keys the last one counts, and objects at the same path
// are one.

extension JSONWriter {
  /// Removes an earlier member with the key that has just been written.
  ///
  /// - Parameter length: how many bytes the key has, with its quotes and the colon.
  @inline(never)
  mutating func checkKey(_ length: Int) {
    let start = output.count - length
    let key = output.written.part(from: start, to: output.count)
    guard let earlier = session.index(of: key, from: firstKey, in: output.written) else {
      return session.keys.append(start)
    }
    let first = session.keys[earlier]
    let next = earlier + 1 < session.keys.count ? session.keys[earlier + 1] : start
    output.remove(from: first, to: next)
    session.forgetPaths()
    session.keys.remove(at: earlier)
    for index in earlier..<session.keys.count { session.keys[index] -= next - first }
    session.keys.append(start - (next - first))
  }

  /// Opens the object under a key once more, or a new one where there is none.
  mutating func reopenObject(forKey key: StaticString) -> JSONScope {
    var text = JSONBytes("\"").array
    JSONBytes(key).append(to: &text)
    JSONBytes("\":").append(to: &text)
    return reopenObject(text) ?? openObject(forKey: key, isShared: true)
  }

  /// Opens the object under a key once more, or a new one where there is none.
  mutating func reopenObject(under key: String) -> JSONScope {
    var name = JSONOutput(capacity: 64)
    name.put(key)
    name.put(UInt8(ascii: ":"))
    return reopenObject(name.written.array) ?? openObject(under: key, isShared: true)
  }

  private mutating func reopenObject(_ key: [UInt8]) -> JSONScope? {
    guard firstKey >= 0 else { return nil }
    let (first, written) = (firstKey, output.written)
    let earlier = key.withJSONBytes { session.index(of: $0, from: first, in: written) }
    guard let found = earlier else { return nil }
    let start = session.keys[found]
    let next = found + 1 < session.keys.count ? session.keys[found + 1] : output.count + 1
    let value = output.written.part(from: start + key.count, to: next - 1).array
    // What is no object is replaced.
    guard value.first == UInt8(ascii: "{") else { return nil }
    output.reserve(value.count + key.count + 4)
    beginMember()
    let last = output.count
    key.withJSONBytes { output.put($0) }
    checkKey(output.count - last)
    let scope = JSONScope(firstKey: firstKey, isJoined: false)
    firstKey = session.keys.count
    depth += 1
    let object = output.count
    value.dropLast().withJSONBytes { output.put($0) }
    noteKeys(from: object)
    return scope
  }

  /// Notes the keys of an object that is written already, but for its end.
  private mutating func noteKeys(from start: Int) {
    var reader = JSONReader(output.written, at: start + 1, JSONSession(userInfo: [:]))
    while reader.byte == UInt8(ascii: "\"") {
      session.keys.append(reader.offset)
      guard (try? reader.skip()) != nil else { return }
      reader.offset += 1
      guard (try? reader.skip()) != nil else { return }
      reader.offset += 1
    }
  }
}

extension JSONWriter {
  /// Writes a value into objects within the open one, which are made if they are not there.
  mutating func write<Value: Encodable>(
    _ value: Value, at path: StaticString...
  ) throws {
    try write(value, path: path)
  }

  /// Writes a value into objects within the open one; nil leaves no trace of them.
  mutating func writeIfPresent<Value: Encodable>(
    _ value: Value?, at path: StaticString...
  ) throws {
    if let value { try write(value, path: path) }
  }

  private mutating func write<Value: Encodable>(_ value: Value, path: [StaticString]) throws {
    guard let key = path.last else { return }
    let scopes = path.dropLast().map { reopenObject(forKey: $0) }
    try write(value, forKey: key)
    for scope in scopes.reversed() { close(scope) }
  }
}

/// The end of a JSON document, to which generated code writes values.
///
/// What is written are the bytes of Foundation's `JSONEncoder`, but for the order of keys: they are
/// in the order in which they are written, which is that of the declarations.
struct JSONWriter: ~Copyable {
  var output: JSONOutput
  let session: JSONWritingSession
  /// How many arrays and objects are open.
  var depth = 0
  /// Where in the session's list the keys of the open object begin; -1 where none are kept, since
  /// nobody else writes into that object.
  var firstKey = -1
  /// Whether the next value is an object whose members are written into the open one.
  var isJoining = false

  init(_ session: JSONWritingSession, capacity: Int = 1024) {
    output = JSONOutput(capacity: capacity)
    self.session = session
    session.memory = output.memory
  }

  /// What has been written.
  consuming func finish() -> JSONOutput { output }
}

/// An object that is being written, and what was before it.
struct JSONScope {
  let firstKey: Int
  /// Whether it is a part of an object that is open already.
  let isJoined: Bool

  init(firstKey: Int, isJoined: Bool) {
    self.firstKey = firstKey
    self.isJoined = isJoined
  }
}

extension JSONWriter {
  /// Opens an object.
  ///
  /// - Parameter isShared: whether several parts write into it, so that a key may come twice.
  mutating func openObject(isShared: Bool = false) -> JSONScope {
    if isJoining {
      isJoining = false
      return JSONScope(firstKey: firstKey, isJoined: true)
    }
    let scope = JSONScope(firstKey: firstKey, isJoined: false)
    firstKey = isShared ? session.keys.count : -1
    depth &+= 1
    output.put(UInt8(ascii: "{"))
    return scope
  }

  /// Opens an object under a key.
  mutating func openObject(
    forKey key: StaticString, isShared: Bool = false
  ) -> JSONScope {
    self.key(key)
    return openObject(isShared: isShared)
  }

  /// Opens an object under a key that is not known beforehand.
  mutating func openObject(under key: String, isShared: Bool = false) -> JSONScope {
    self.key(key)
    return openObject(isShared: isShared)
  }

  /// Closes an object.
  mutating func close(_ scope: JSONScope) {
    if scope.isJoined { return }
    if firstKey >= 0 { session.forgetKeys(from: firstKey) }
    firstKey = scope.firstKey
    depth &-= 1
    output.put(UInt8(ascii: "}"))
  }

  /// Writes a key, with the escapes that it needs in JSON.
  mutating func key(_ key: StaticString) {
    let text = JSONBytes(key)
    output.reserve(text.count &+ 4)
    beginMember()
    output.store(UInt8(ascii: "\""))
    output.count &+= 1
    output.store(text)
    output.count &+= text.count
    output.store(0x3A22 as UInt16)  // ":
    output.count &+= 2
    if firstKey >= 0 { checkKey(text.count &+ 3) }
  }

  /// Writes a key that is not known beforehand.
  mutating func key(_ key: String) {
    output.reserve(1)
    beginMember()
    let start = output.count
    output.put(key)
    output.put(UInt8(ascii: ":"))
    if firstKey >= 0 { checkKey(output.count - start) }
  }

  /// Writes the comma before a member other than the first.
  @inline(__always)
  mutating func beginMember() {
    // No value ends like this.
    if output.written[output.count &- 1] != UInt8(ascii: "{") {
      output.store(UInt8(ascii: ","))
      output.count &+= 1
    }
  }

  /// Throws if values of a type are nested deeper than decoders read.
  ///
  /// - Throws: `EncodingError.invalidValue` with the type.
  @inline(__always)
  func checkDepth(of type: Any.Type) throws {
    if depth >= JSONValue.maximumDepth { try checkExactDepth(of: type) }
  }

  @inline(never)
  func checkExactDepth(of type: Any.Type) throws {
    guard depth - (isJoining ? 1 : 0) >= JSONValue.maximumDepth else { return }
    throw invalid(type, "nested deeper than \(JSONValue.maximumDepth) levels")
  }

  /// The error of a value that cannot be written.
  @inline(never)
  func invalid(_ value: Any, _ reason: String) -> any Swift.Error {
    EncodingError.invalidValue(
      value, EncodingError.Context(codingPath: codingPath, debugDescription: reason))
  }

  /// The keys that lead to the value that is written next.
  var codingPath: [any CodingKey] {
    let path = session.path(to: output.count)
    return isJoining ? path.dropLast() : path
  }
}

/// What one document that is being written has besides the position: the user's information, and what
/// is only needed when something is unusual.
final class JSONWritingSession {
  let userInfo: [CodingUserInfoKey: Any]
  /// The keys of the open objects into which several parts write, by their offsets.
  var keys: [Int] = []
  /// Which types write themselves, by their addresses; a few of those that were asked for last.
  var types: [JSONWritableType] = []
  /// Memory of encoders that are no longer used.
  var spare: [JSONEncodedValues] = []
  /// Where the document is.
  var memory: JSONOutputMemory?
  /// Where in the document the value begins that the next keys lead to.
  private var origin = 0
  /// What is around that value.
  private var outer: JSONEncodingPath?
  private var paths = JSONWrittenPath()

  init(userInfo: [CodingUserInfoKey: Any]) { self.userInfo = userInfo }

  /// Sets the path of the value that is written next, until `end()`.
  func begin(_ path: JSONEncodingPath, at offset: Int) {
    outer = path
    origin = offset
  }

  /// Releases the path of the value that has been written: it refers to encoders, which refer to this session.
  func end() { outer = nil }

  /// Whether a value without any JSON would be the whole document.
  func isWhole(at offset: Int) -> Bool { outer == nil && offset == 0 }

  /// The keys that lead to the value at an offset, the end of what has been written.
  func path(to offset: Int) -> [any CodingKey] {
    let bytes = memory?.bytes(offset) ?? JSONBytes("")
    return (outer?.keys ?? []) + paths.path(from: origin, to: offset, in: bytes)
  }

  /// The paths that were found are no longer right, since something was moved.
  func forgetPaths() { paths = JSONWrittenPath() }

  /// Returns the position of a key in `keys`, or nil if the open object has no such key.
  ///
  /// A member of the session, because a function of a noncopyable struct that only reads a stored integer
  /// crashes the compiler of Swift 6.0 when it verifies its output.
  ///
  /// - Parameter first: The position in `keys` of the open object's first key.
  /// - Parameter written: The document so far.
  func index(of key: JSONBytes, from first: Int, in written: JSONBytes) -> Int? {
    keys[first...].firstIndex { written.part(from: $0, to: $0 + key.count).equals(key) }
  }

  /// Forgets the keys of an object that is complete.
  func forgetKeys(from first: Int) { keys.removeSubrange(first...) }
}

/// Finds the keys that lead to the end of a document that is being written. It goes on from where it
/// last was, so that to find the paths of many values takes one pass over the document.
struct JSONWrittenPath {
  private enum Level {
    /// With the offset of the current key.
    case object(key: Int)
    case array(index: Int)
  }

  private var levels: [Level] = []
  private var origin = 0
  private var offset = 0

  mutating func path(from origin: Int, to end: Int, in bytes: JSONBytes) -> [any CodingKey] {
    if origin != self.origin || end < offset { self = JSONWrittenPath(from: origin) }
    while offset < end { pass(bytes) }
    return levels.map { level in
      switch level {
      case .object(let key): WireKey(Self.text(at: key, in: bytes))
      case .array(let index): ArrayIndex(intValue: index)
      }
    }
  }

  init() {}

  private init(from origin: Int) { (self.origin, offset) = (origin, origin) }

  /// Moves past a string, or a byte of anything else.
  private mutating func pass(_ bytes: JSONBytes) {
    let byte = bytes[offset]
    switch byte {
    case UInt8(ascii: "{"): levels.append(.object(key: offset + 1))
    case UInt8(ascii: "["): levels.append(.array(index: 0))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = levels.popLast()
    case UInt8(ascii: ","):
      switch levels.popLast() {
      case .object(_)?: levels.append(.object(key: offset + 1))
      case .array(let index)?: levels.append(.array(index: index + 1))
      case nil: break
      }
    case UInt8(ascii: "\""): offset = Self.endOfString(from: offset + 1, in: bytes)
    default: break
    }
    offset += 1
  }

  /// The offset of the quote that ends a string.
  private static func endOfString(from start: Int, in bytes: JSONBytes) -> Int {
    var offset = bytes.endOfText(from: start)
    while bytes[offset] == UInt8(ascii: "\\") { offset = bytes.endOfText(from: offset + 2) }
    return offset
  }

  private static func text(at offset: Int, in bytes: JSONBytes) -> String {
    var reader = JSONReader(bytes, at: offset, JSONSession(userInfo: [:]))
    return (try? reader.readString()) ?? ""
  }
}

extension NamePattern {
  /// Whether a name in a document has the pattern.
  static func ~= (pattern: NamePattern, name: JSONName) -> Bool { pattern ~= name.string }
}

extension WidgetModule {
  /// Creates a module whose values are read from bytes, too.
  init(
    names: [String],
    decode: @escaping @Sendable (_ name: String, _ decoder: any Decoder) throws -> Family,
    read: @escaping @Sendable (inout JSONReader) throws -> Family
  ) {
    self.init(names: names, decode: decode)
    reading = Reading(read: read)
  }

  /// Reads the value at a reader; nil where that was not generated.
  var read: (@Sendable (inout JSONReader) throws -> Family)? { (reading as? Reading)?.read }

  /// A function that can be kept as a value of any type.
  private struct Reading: Sendable {
    let read: @Sendable (inout JSONReader) throws -> Family
  }
}
