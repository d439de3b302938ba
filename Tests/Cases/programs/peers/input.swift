import Foundation
import WidgetRuntime

// The behaviors that the tests of SwiftyLab/MetaCodable describe, as annotations. `cases.json` names them as its
// suites and types do.

// MARK: - Access

// widgetgen: decodable, encodable
open class OpenClass: Codable {
  let value: String

  // widgetgen:inline:auto:OpenClass.Coding
  // widgetgen:end
}

// widgetgen: codable
/// A public type has a public initializer.
public struct PublicStruct {
  /// Its only value.
  public let value: String
}

// widgetgen: codable
package struct PackageStruct { package let value: String }

struct FilePrivate: Codable {
  fileprivate var part: Part

  // widgetgen: decodable, encodable
  fileprivate struct Part: Codable {
    let value: String

    // widgetgen:inline:auto:FilePrivate.Part.Coding
    // widgetgen:end
  }
}

// MARK: - Values for what is missing or wrong

// widgetgen: codable
struct Defaults {
  // widgetgen: default = "default_value", invalid = "default_value"
  let value: String
  // widgetgen: default = 42, invalid = 42
  let number: Int
}

// widgetgen: codable
struct DefaultChoice {
  // widgetgen: default = "some", invalid = "another"
  let value: String
  // widgetgen: default = "some", invalid = "another"
  let optional: String?
  // widgetgen: default = "some", invalid = "another"
  let forced: String!
  // widgetgen: key = "key", default = "some", invalid = "another"
  let single: String
  // widgetgen: key = "optionalKey", default = "some", invalid = "another"
  let singleOptional: String?
  // widgetgen: key = "deeply.nested.level.key1", default = "some", invalid = "another"
  let value1: String
  // widgetgen: key = "deeply.nested.level.key2", default = "some", invalid = "another"
  let value2: String?
  // widgetgen: key = "deeply.nested.level.key3", default = "some", invalid = "another"
  let value3: String!
  // widgetgen: key = "deeply.nested.level1"
  let value4: String?
  // widgetgen: key = "deeply.nested.level2"
  let value5: String!
  // widgetgen: key = "deeply.nested1"
  let value6: String
}

// widgetgen: codable
struct DefaultMissing {
  // widgetgen: default = "some"
  let value: String
  // widgetgen: default = "some"
  let optional: String?
  // widgetgen: key = "key", default = "some"
  let single: String
  // widgetgen: key = "deeply.nested.key1", default = "some"
  let value1: String?
  // widgetgen: key = "deeply.nested.key2", default = "some"
  let value2: String!
  // widgetgen: key = "deeply.nested1"
  let value3: String?
}

// widgetgen: decodable, encodable
final class ClassDefaults: Codable {
  // widgetgen: key = "deeply.nested.level.key1", default = "some", invalid = "another"
  let value1: String
  // widgetgen: key = "deeply.nested.level.key2", default = "some"
  let value2: String?
  // widgetgen: key = "deeply.nested.level1"
  let value4: String?
  // widgetgen: key = "deeply.nested1"
  let value6: String

  // widgetgen:inline:auto:ClassDefaults.Coding
  // widgetgen:end
}

// MARK: - Keys and paths

// widgetgen: codable
struct Paths {
  let value: String
  let optional: String?
  // widgetgen: key = "key"
  let single: String
  // widgetgen: key = "optionalKey"
  let singleOptional: String!
  // widgetgen: key = "deeply.nested.key1"
  let value1: String
  // widgetgen: key = "deeply.nested.key2"
  let value2: String?
  // widgetgen: key = "deeply.nested.key3"
  let value3: String!
  // widgetgen: key = "nested.value"
  let within: String?
}

// widgetgen: decodable, encodable
final class ClassPaths: Codable {
  // widgetgen: key = "deeply.nested.key1"
  let value1: String
  // widgetgen: key = "deeply.nested.key2"
  let value2: String?
  // widgetgen: key = "deeply.nested.key3"
  let value3: String!

  // widgetgen:inline:auto:ClassPaths.Coding
  // widgetgen:end
}

// widgetgen: codable
struct OneWayKeys {
  // widgetgen: key(decode) = "key"
  let read: String
  // widgetgen: key(encode) = "other"
  let written: String?
}

// widgetgen: codable
struct OneWayPaths {
  // widgetgen: key(decode) = "decode_path.key", key(encode) = "encode_path.key"
  let value: String
}

// widgetgen: codable
struct Person {
  let id: String
  // widgetgen: flatten
  let info: PersonalInfo
}

// widgetgen: codable
struct PersonalInfo {
  // widgetgen: key(decode) = "personal_info.name", key(encode) = "full_name"
  let name: String
  // widgetgen: key(decode) = "personal_info.years", key(encode) = "age"
  let age: Int?
}

// widgetgen: codable
struct ReservedNames {
  let `internal`: String
  // widgetgen: key = "associatedtype.val1"
  let val1: String
  // widgetgen: key = "continue.val2"
  let val2: String
  // widgetgen: key = "1val.nested"
  let val: String
  // widgetgen: key = "nested.val3"
  let val3: String
  // widgetgen: key = "nested.val4"
  let val4: String
}

// widgetgen: codable
struct Aliases {
  // widgetgen: alias = "key"
  let value: String
  // widgetgen: alias = ["key1", "key2"]
  let value1: String
  // widgetgen: alias = "foo_bar"
  var fooBar: String?
  // widgetgen: alias = ["items1", "items2"], lossy, default = ["some"], invalid = ["some"]
  let items: [String]
}

// MARK: - One value that is the whole JSON

// widgetgen: codable, transparent
struct Whole { let value: String }

// widgetgen: codable, transparent
struct WholeOptional { let value: String? }

// widgetgen: codable, transparent
struct WholeForced { let value: String! }

// widgetgen: codable, transparent
struct WholeList {
  // widgetgen: lossy
  let value: [String]
}

// widgetgen: codable, transparent
struct WholeListOrElse {
  // widgetgen: lossy, invalid = ["some"]
  let value: [String]
}

// widgetgen: codable, transparent
struct WholeOrElse {
  // widgetgen: invalid = "some"
  let value: String
}

// widgetgen: codable, transparent
struct WholeChoice {
  // widgetgen: invalid = "another"
  var value: String?

  mutating func didDecode(from decoder: any Decoder) { value = value ?? "some" }
}

// widgetgen: codable, transparent
struct WholeMissing {
  let value: String

  static func decodeValue(from decoder: any Decoder) throws -> String {
    try decoder.singleValueContainer().decode(String?.self) ?? "some"
  }
}

// widgetgen: codable
struct WholeRead {
  let value: String

  static func decodeValue(from decoder: any Decoder) throws -> String {
    try decoder.singleValueContainer().decode(String.self)
  }
}
// widgetgen: codable, transparent
struct WholeWritten {
  let value: String

  static func decodeValue(from decoder: any Decoder) throws -> String {
    try decoder.container(keyedBy: WireKey.self).decode(String.self, forKey: "value")
  }
}

// MARK: - Styles

// widgetgen: codable, keyStyle = PascalCase
struct Pascal {
  let productName: String
  let description: String
}

// widgetgen: codable, keyStyle = snake_case
struct Snake { let productName: String }

// widgetgen: codable, keyStyle = SCREAMING_SNAKE_CASE
struct ScreamingSnake { let productName: String }

// widgetgen: codable, keyStyle = kebab-case
struct Kebab { let productName: String }

// widgetgen: codable, keyStyle = SCREAMING-KEBAB-CASE
struct ScreamingKebab { let productName: String }

// widgetgen: codable, keyStyle = camelCase
struct Camel { let product_name: String }

// widgetgen: codable
struct OtherStyles {
  // widgetgen: keyStyle = camel_Snake_Case
  let productName: String
  // widgetgen: keyStyle = Train-Case
  let otherName: String
}

// widgetgen: decodable, encodable, keyStyle = snake_case
final class ClassSnake: Codable {
  let productName: String

  // widgetgen:inline:auto:ClassSnake.Coding
  // widgetgen:end
}

// widgetgen: family = external, keyStyle = snake_case
enum StyledEnum {
  // widgetgen: key = [_0: "variable-bool"]
  case bool(_ variableBool: Bool)
  // widgetgen: name = "altInt"
  case int(valInt: Int)
  // widgetgen: name = "altString"
  case string(String)
  // widgetgen: key = [_0: variable]
  case multi(_ variable: Bool, val: Int, String)
}

// MARK: - Coding written by hand, classes, groups

// widgetgen: codable
@available(macOS 10, *)
struct Plain {
  let value: String
  let value1: String?
  let value2: String!
  static let other: String = "other"
  static private(set) var otherM: String {
    get { "otherM" }
    set {}
  }
}

// widgetgen: codable
struct HandEncoded: Encodable {
  let value: String

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// widgetgen: codable
struct HandDecoded: Decodable {
  let value: String

  init(from decoder: any Decoder) throws { value = "some" }
}

// widgetgen: decodable, encodable
final class HandCodedClass: Codable {
  let value: String

  required init(from decoder: any Decoder) throws { value = "some" }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// widgetgen: decodable, encodable
class PlainClass: Codable {
  var value: String = ""

  init() {}

  // widgetgen:inline:auto:PlainClass.Coding
  // widgetgen:end
}

// widgetgen: codable
struct Grouped {
  let one, two, three: String
  var four, five: String, six: Int
  var seven: String, eight: String = "", nine: Int
  let ten: String, eleven = "", twelve: Int
}

// widgetgen: codable
struct Variables {
  let constant: String = "some"
  var value: String = "some"
  var observed: String { didSet {} }
  var observedWithValue: String = "some" { willSet {} }
  var computed: String { "some" }
  var stored: String {
    get { "some" }
    set {}
  }
  let optional: String?
  let generic: Optional<String>
}

// widgetgen: codable
struct Computed {
  // widgetgen: encodable
  var value: String {
    let text = "Val"
    return "some\(text)"
  }
  // widgetgen: encodable
  var short: String { "some" }
}

// MARK: - One way

// widgetgen: encodable
struct OnlyEncoded {
  // widgetgen: key = "custom_value"
  let value: String
  // widgetgen: key = "nested.path.count"
  let count: Int
}

// widgetgen: decodable
struct OnlyDecoded {
  let value: String
  // widgetgen: coder = Lenient()
  let count: Int
}

// MARK: - Generic types

// widgetgen: codable
struct Generic<T: Codable, U: Codable, V: Codable> {
  let value1: T
  let value2: U
  let value3: V
}

// widgetgen: family = external
enum GenericEnum<T: Codable, U: Codable, V: Codable> {
  case one(T)
  case two(U)
  case three(V)
}

// widgetgen: decodable, encodable
final class GenericClass<T: Codable>: Codable {
  let value: T
  let str: String

  // widgetgen:inline:auto:GenericClass.Coding
  // widgetgen:end
}

// widgetgen: codable
struct GenericIgnored<T> {
  var value: T? { nil }
  let str: String
}

// widgetgen: codable
struct GenericOneWay<T: Decodable> {
  // widgetgen: skip(encode)
  let value: T
  let str: String
}

// widgetgen: codable
struct GenericCoded<T: Codable & LosslessStringConvertible> {
  // widgetgen: coder = Lenient()
  let value: T
  let str: String
}

// MARK: - Cases that are coded one way

// widgetgen: family = external
enum PartlyCoded<T: Decodable> {
  // widgetgen: skip(encode)
  case one(T)
  case two(String)
  // widgetgen: skip
  case closure(() -> Void)
  // widgetgen: name = "altInt", skip(decode)
  case int(val: Int)
}

// MARK: - Enums

// widgetgen: family = external
enum External: Equatable {
  case foo
  // widgetgen: name = "double", alias = ["altDouble1", "altDouble2"]
  case double(_: Double)
}

// widgetgen: family
enum Internal {
  // widgetgen: key = [_0: variable]
  case bool(_ variable: Bool)
  // widgetgen: name = "altInt"
  case int(val: Int)
  // widgetgen: name = "altDouble1", alias = "altDouble2"
  case double(_: Double)
  case string(String)
  case load(key: String)
  case store(key: String, value: Int)
  case type1(Type1)
  case foo

  struct Type1: Codable { let int: Int }
}

// widgetgen: family, tagType = Int
enum Numbered {
  // widgetgen: name = 1
  case load(key: String)
  // widgetgen: name = 2
  case store(key: String, value: Int)
}

// widgetgen: family, content = "content"
enum Adjacent {
  case load(key: String)
  case store(key: String, value: Int)
}

// widgetgen: family, content = "content", tagType = Int
enum NumberedAdjacent {
  // widgetgen: name = 1
  case load(key: String)
  // widgetgen: name = 2
  case store(key: String, value: Int)
}

// widgetgen: family = untagged
enum NamedByLists {
  case load(Load)
  case store(Store)

  // widgetgen: codable
  struct Load {
    // widgetgen: lossy
    var type = [1, 2, 3]
    let key: String

    func validate() throws { if type != [1, 2, 3] { throw Unfit() } }
  }

  // widgetgen: codable
  struct Store {
    // widgetgen: lossy
    let type: [Int]
    let key: String
    let value: Int

    func validate() throws { if type != [4, 5, 6] { throw Unfit() } }
  }
}

struct Unfit: Error {}

// widgetgen: family = untagged
enum NamedByDirection {
  case load(Load)
  case store(Store)

  enum LoadName: String, Codable { case load }
  enum StoreNumber: Int, Codable { case store = 2 }

  // widgetgen: codable
  struct Load {
    // widgetgen: key(decode) = "type", key(encode) = "inentifier"
    let name: LoadName
    let key: String
  }

  // widgetgen: codable
  struct Store {
    // widgetgen: key(decode) = "type", key(encode) = "inentifier"
    let number: StoreNumber
    let key: String
    let value: Int
  }
}

// widgetgen: family = untagged
enum Operation {
  case registration(Registration)
  case expiry(Expiry)

  enum Name: String, Codable { case registration = "REGISTRATION" }

  // widgetgen: codable
  struct Registration {
    // widgetgen: key = "data.attributes.operation"
    let operation: Name
    // widgetgen: key = "data.attributes.mac"
    let mac: String
    // widgetgen: key = "data.attributes.code"
    let code: Int
  }

  // widgetgen: codable
  struct Expiry {
    // widgetgen: key = "data.attributes.token"
    let token: String
    // widgetgen: key = "data.attributes.expiresIn"
    let expiresIn: Double
  }
}

// widgetgen: family = untagged
indirect enum AnyValue {
  case bool(Bool)
  case uint(UInt)
  case int(Int)
  case double(Double)
  case string(String)
  case array([AnyValue])
  case dictionary([String: AnyValue])
  // widgetgen: unknown
  case `nil`
}

// widgetgen: family = untagged
enum NestedUntagged {
  // widgetgen: key = [_0: variable]
  case multi(_ variable: Bool, val: Int, String)
  case int(val: Int)
  case string(String)
}

// MARK: - Raw values

enum Status: String, Codable { case active, inactive, pending }

enum Priority: Int, Codable { case low = 1, medium, high }

// widgetgen: family, tag = "level"
enum Level { case beginner, intermediate, advanced }

// widgetgen: codable
enum HTTPMethod: String {
  // widgetgen: name = "get", alias = "GET"
  case get
  // widgetgen: name = "post", alias = "POST"
  case post
}

// widgetgen: codable
enum ResponseCode: Int {
  // widgetgen: name = 200, alias = [201, 202]
  case success = 200
  // widgetgen: alias = 400...404
  case clientError = 400
  // widgetgen: alias = 500..<504
  case serverError = 500
}

// widgetgen: codable
struct LenientCode {
  // widgetgen: coder = CodeCoder()
  let code: ResponseCode
}

struct CodeCoder: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> ResponseCode {
    let number = try Lenient<Double>().decode(from: decoder)
    guard let value = Int(exactly: number), let code = ResponseCode(rawValue: value) else {
      throw Unfit()
    }
    return code
  }

  func encode(_ value: ResponseCode, to encoder: any Encoder) throws {
    try value.rawValue.encode(to: encoder)
  }
}

// MARK: - Coders

// widgetgen: codable, coder = Lenient()
struct Scalars {
  let bool: Bool
  let int: Int
  let double: Double
  let string: String
  let optional: Int?
  let forced: Bool!
  let url: URL
  // widgetgen: coder = Doubling()
  let id: Int
}

struct Doubling: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Int {
    guard let value = try Int(decoder.singleValueContainer().decode(String.self)) else {
      throw Unfit()
    }
    return value.multipliedReportingOverflow(by: 2).partialValue
  }

  func encode(_ value: Int, to encoder: any Encoder) throws {
    try "\(value / 2)".encode(to: encoder)
  }
}

// widgetgen: family
enum LenientEnum {
  case active( /* widgetgen: coder = Lenient() */since: String)
}

/// Decodes a number, a Boolean or a string.
struct Loose<Value: Codable & LosslessStringConvertible>: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Value {
    let text = try Lenient<String>().decode(from: decoder)
    if let value = Value(text) { return value }
    let truths = ["1", "y", "t", "yes", "true", "1.0"]
    let isTruth =
      truths.contains(text)
      ? true : ["0", "n", "f", "no", "false", "0.0"].contains(text) ? false : nil
    if let value = isTruth as? Value { return value }
    let number = text == "true" ? 1 : text == "false" ? 0 : Double(text)
    if let number, let value = Int(exactly: number.rounded(.towardZero)) as? Value { return value }
    if let value = number as? Value { return value }
    throw Unfit()
  }

  func encode(_ value: Value, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

// widgetgen: codable
struct LooseScalars {
  // widgetgen: coder = Loose()
  let bool: Bool?
  // widgetgen: coder = Loose()
  let int: Int?
  // widgetgen: coder = Loose()
  let double: Double?
  // widgetgen: coder = Loose()
  let string: String?
}

// widgetgen: codable
struct Moments {
  // widgetgen: coder = SecondsSince1970()
  let epochSeconds: Date
  // widgetgen: coder = MillisecondsSince1970()
  let epochMilliSeconds: Date
  // widgetgen: coder = MicrosecondsSince1970()
  let epochMicroSeconds: Date
  // widgetgen: coder = ISO8601()
  let iso8601Date: Date
  // widgetgen: coder = ISO8601AndSeconds()
  let date: Date
  // widgetgen: coder = ISO8601AndSeconds()
  let optionalDate: Date?
  // widgetgen: coder = Base64()
  let data: Data
}

struct MicrosecondsSince1970: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Date {
    Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) / 1_000_000)
  }

  func encode(_ value: Date, to encoder: any Encoder) throws {
    try (value.timeIntervalSince1970 * 1_000_000).encode(to: encoder)
  }
}

struct ISO8601AndSeconds: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Date { try ISO8601().decode(from: decoder) }

  func encode(_ value: Date, to encoder: any Encoder) throws {
    try SecondsSince1970().encode(value, to: encoder)
  }
}

// widgetgen: codable
struct Nonconforming {
  // widgetgen: coder = Infinite()
  let float: Double
}

struct Infinite: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Double {
    let container = try decoder.singleValueContainer()
    guard let text = try? container.decode(String.self) else {
      return try container.decode(Double.self)
    }
    let names = ["➕♾️": Double.infinity, "➖♾️": -Double.infinity, "😞": Double.nan]
    guard let value = names[text] ?? Double(text) else { throw Unfit() }
    return value
  }

  func encode(_ value: Double, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isNaN { return try container.encode("😞") }
    if value.isInfinite { return try container.encode(value > 0 ? "➕♾️" : "➖♾️") }
    try container.encode(value)
  }
}

@propertyWrapper
struct Constant: Codable {
  var wrappedValue: Int { 5 }

  init(wrappedValue: Int) {}

  init(from decoder: any Decoder) throws { _ = try Int(from: decoder) }

  func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

// widgetgen: codable
struct Wrapped {
  @Constant var int: Int
}

// MARK: - Lists of which elements may be wrong

// widgetgen: codable
struct Lists {
  let strict: [String]?
  // widgetgen: lossy
  let lossy: [String]?
  // widgetgen: default = ["some"], invalid = ["some"]
  let other: [String]
  // widgetgen: lossy, default = ["some"], invalid = ["another"]
  let both: [String]
  // widgetgen: lossy, key = "deeply.nested.level.key1", default = ["some"], invalid = ["another"]
  let value1: [String]
  // widgetgen: lossy, key = "deeply.nested.level.key2", default = ["some"], invalid = ["another"]
  let value2: [String]?
  // widgetgen: lossy, key = "deeply.nested.level1"
  let value3: [String]?
  // widgetgen: key = "deeply.nested.level2"
  let value4: [String]?
}

// widgetgen: codable
struct FilledList {
  // widgetgen: lossy, default = ["some"], invalid = ["some"]
  var data: [String]

  mutating func didDecode(from decoder: any Decoder) { if data.isEmpty { data = ["some"] } }
}

// widgetgen: decodable, encodable
final class ClassLists: Codable {
  // widgetgen: lossy, key = "deeply.nested.key1"
  let value1: [String]
  // widgetgen: lossy, key = "deeply.nested.key2", default = ["some"]
  let value2: [String]?

  // widgetgen:inline:auto:ClassLists.Coding
  // widgetgen:end
}

// MARK: - Properties that depend on each other

// widgetgen: codable
struct Dog {
  let name: String
  var info: Info
  // widgetgen: default = 1
  let version: Int

  struct Info: Codable { var tag: Int }

  mutating func didDecode(from decoder: any Decoder) { if version >= 2 { info.tag &+= 1 } }

  func encodeInfo(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(Info(tag: version >= 2 ? info.tag - 1 : info.tag), forKey: "info")
  }
}

// widgetgen: codable
struct Item {
  let title: String
  // widgetgen: key = "images.original"
  var original: Image?
  // widgetgen: key = "images.small"
  var small: Image?
  // widgetgen: key = "list"
  var images: [Image] = []
  let id: String

  // widgetgen: codable
  struct Image {
    // widgetgen: skip
    var identifier: String?
    let width: Int
    let height: Int
  }

  mutating func didDecode(from decoder: any Decoder) throws {
    original?.identifier = id
    small?.identifier = id
    for index in images.indices { images[index].identifier = id }
  }

  func validate() throws {
    if ([original, small] + images).contains(where: { $0.map { $0.identifier != id } ?? false }) {
      throw Unfit()
    }
  }
}

// widgetgen: codable
struct Chained {
  var one: Int
  // widgetgen: key = "deeply.nested.value.two", default = 2, invalid = 4
  var two: Int
  // widgetgen: key = "deeply.nested.three"
  let three: Int
  let four: Int

  mutating func didDecode(from decoder: any Decoder) {
    one = one &* three
    two = two &* one &* four
  }

  func encodeOne(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: WireKey.self)
    try fields.encode(three == 0 ? one : one / three, forKey: "one")
  }
}

// MARK: - What is not coded

// widgetgen: codable
struct Ignored {
  // widgetgen: skip
  var one: String = "some"
  // widgetgen: skip
  var two: String!
  let four: String
  // widgetgen: skip(decode)
  var written: String = "some"
  // widgetgen: skip(encode)
  var read: String = "some"
  // widgetgen: skip(decode), key = "deeply.nested.one"
  var nested: String = "some"
  // widgetgen: skip(encode), key = "deeply.nested.key"
  var readNested: String = "some"
}

// widgetgen: decodable, encodable
final class ClassIgnored: Codable {
  // widgetgen: skip(decode), key = "deeply.nested.one"
  var one: String = "some"
  // widgetgen: skip(encode), key = "deeply.nested.three"
  var three: String = "some"
  // widgetgen: skip
  var four: String = "some"

  // widgetgen:inline:auto:ClassIgnored.Coding
  // widgetgen:end
}

// widgetgen: codable
struct IgnoredIf {
  // widgetgen: skip(encode)
  var one: String = "some"
  // widgetgen: default = "", omit = "$0.isEmpty || shouldIgnoreTwo"
  var two: String
  var shouldIgnoreTwo: Bool
}

// MARK: - Protocols

// widgetgen: family = external
protocol ExtPost {}

// widgetgen: family
protocol IntPost {}

// widgetgen: family, content = "content"
protocol AdjPost {}

// widgetgen: name = "text"
struct TextPost: ExtPost, IntPost, AdjPost {
  let id: UUID
  let text: String
}

// widgetgen: name = "picture", alias = "photo"
struct PicturePost: ExtPost, IntPost, AdjPost {
  let id: UUID
  let url: URL
}

// widgetgen: skip
struct InvalidPost: ExtPost, IntPost, AdjPost {
  let invalid: Bool
}

enum Nested {
  // widgetgen: name = "nested"
  struct ValidPost: ExtPost, IntPost, AdjPost {
    let id: UUID
  }
}

// widgetgen: codable
struct ExtPage {
  // widgetgen: key = "content"
  let items: [any ExtPost]
}

// widgetgen: codable
struct IntPage {
  // widgetgen: key = "content"
  let items: [any IntPost]
}

// widgetgen: codable
struct AdjPage {
  // widgetgen: key = "content"
  let items: [any AdjPost]
}

// widgetgen: family, tag = "operation", default = VerificationAttributes
protocol ResponseAttributes {}

// widgetgen: name = "REGISTRATION"
struct RegistrationAttributes: ResponseAttributes {
  let id: String
  // widgetgen: key = "status-code"
  let statusCode: String
}

struct VerificationAttributes: ResponseAttributes {
  let id: String
  let expiresIn: UInt
}

// widgetgen: codable
struct Response {
  // widgetgen: key = "data.id"
  let id: String
  // widgetgen: key = "data.attributes"
  let attributes: any ResponseAttributes
}

// MARK: - Classes with superclasses

class EmptySuperclass: Codable {
  init() {}
}

// widgetgen: codable
class OfEmptySuperclass: EmptySuperclass {
  var value: String = ""

  override init() { super.init() }

  // widgetgen:inline:auto:OfEmptySuperclass.Coding
  // widgetgen:end
}

class DecodableSuperclass: Decodable {
  init() {}
}

// widgetgen: codable
final class OfDecodableSuperclass: DecodableSuperclass, Encodable {
  var value: String = ""

  // widgetgen:inline:auto:OfDecodableSuperclass.Coding
  // widgetgen:end
}

class PlainSuperclass {
  var unused = 1
}

// widgetgen: codable
final class OfPlainSuperclass: PlainSuperclass, Codable {
  let value: Int

  // widgetgen:inline:auto:OfPlainSuperclass.Coding
  // widgetgen:end
}

// widgetgen: decodable, encodable
class Shape: Codable {
  var name: String
  // widgetgen: skip
  private(set) var changes = 0

  func didDecode(from decoder: any Decoder) { changes += 1 }

  // widgetgen:inline:auto:Shape.Coding
  // widgetgen:end
}

// widgetgen: codable
class Circle: Shape {
  // widgetgen: key = "r"
  let radius: Int
  var total = 0

  override func didDecode(from decoder: any Decoder) {
    super.didDecode(from: decoder)
    total = radius + changes
  }

  // widgetgen:inline:auto:Circle.Coding
  // widgetgen:end
}

// widgetgen: codable
final class Disc: Circle {
  // widgetgen: key = "fill.color"
  let color: String?

  // widgetgen:inline:auto:Disc.Coding
  // widgetgen:end
}
