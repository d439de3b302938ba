// Generated from the keys of annotations: UPDATE_GOLDENS=1 swift test --filter AttributeLibraryTests

extension Wire {
  /// A trait of `@WireType`.
  public struct TypeTrait: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    init() {}
    public init(stringLiteral value: String) {}
    public init(integerLiteral value: Int) {}
    public init(booleanLiteral value: Bool) {}
    /// Other names that are also decoded; repeatable, with `*` as in `name`.
    ///
    /// For example: `@WireType(.alias("label", "caption"))`.
    public static func alias(_ names: Wire.Name...) -> Self { Self() }
    /// On an enum: the names of its cases are decoded in any letter case.
    ///
    /// For example: `@WireType(.caseInsensitive)`.
    public static var caseInsensitive: Self { Self() }
    /// Makes the type `Codable`; a struct without a memberwise initializer also gets one.
    ///
    /// For example: `@WireType(.codable)`.
    public static var codable: Self { Self() }
    /// The coder of all properties that have values of its type.
    ///
    /// For example: `@WireType(.coder("ISO8601()"))`.
    public static func coder(_ value: Any) -> Self { Self() }
    /// The place of the object that its properties are in.
    ///
    /// For example: `@WireType(.content("data.attributes"))`.
    public static func content(_ text: String) -> Self { Self() }
    /// Makes the type `Decodable`.
    ///
    /// For example: `@WireType(.decodable)`.
    public static var decodable: Self { Self() }
    /// Makes the type `Encodable`.
    ///
    /// For example: `@WireType(.encodable)`.
    public static var encodable: Self { Self() }
    /// Generates `==`.
    ///
    /// For example: `@WireType(.equatable)`.
    public static var equatable: Self { Self() }
    /// Generates `==` and `hash(into:)`.
    ///
    /// For example: `@WireType(.hashable)`.
    public static var hashable: Self { Self() }
    /// Optional properties are nil if the JSON has a wrong value; on an enum, its value for any wrong JSON: `.invalid(".none")`.
    ///
    /// For example: `@WireType(.invalid(nil))`.
    public static func invalid(_ value: Any?) -> Self { Self() }
    /// The style of the keys of its properties, or of its cases' values.
    ///
    /// For example: `@WireType(.keyStyle(.snakeCase))`.
    public static func keyStyle(_ word: Wire.NameStyle) -> Self { Self() }
    /// Elements that cannot be decoded are left out of all arrays, sets and dictionaries.
    ///
    /// For example: `@WireType(.lossy)`.
    public static var lossy: Self { Self() }
    /// Generates a memberwise initializer, unless Swift synthesizes the same one; `.memberwise(.package)` sets its access level, and `.memberwise(.explicit)` omits the default nil of optionals.
    ///
    /// For example: `@WireType(.memberwise)`.
    public static var memberwise: Self { Self() }
    /// Generates a memberwise initializer, unless Swift synthesizes the same one; `.memberwise(.package)` sets its access level, and `.memberwise(.explicit)` omits the default nil of optionals.
    ///
    /// For example: `@WireType(.memberwise)`.
    public static func memberwise(_ word: Wire.AccessLevel) -> Self { Self() }
    /// The name in its family and for registration; `*` matches any text.
    ///
    /// For example: `@WireType("card")`.
    public static func name(_ name: Wire.Name) -> Self { Self() }
    /// On an enum: the style of the names of its cases.
    ///
    /// For example: `@WireType(.nameStyle(.kebabCase))`.
    public static func nameStyle(_ word: Wire.NameStyle) -> Self { Self() }
    /// Generated code is `nonisolated`, for modules whose default isolation is an actor.
    ///
    /// For example: `@WireType(.nonisolated)`.
    public static var nonisolated: Self { Self() }
    /// The condition under which properties that it fits are not encoded.
    ///
    /// For example: `@WireType(.omit(.default))`.
    public static func omit(_ word: Wire.Omission) -> Self { Self() }
    /// In arrays and sets, except arrays of arrays, a single element is decoded as an array of one; `.oneOrMany(.both)` also encodes it without brackets, unless it may be null.
    ///
    /// For example: `@WireType(.oneOrMany)`.
    public static var oneOrMany: Self { Self() }
    /// In arrays and sets, except arrays of arrays, a single element is decoded as an array of one; `.oneOrMany(.both)` also encodes it without brackets, unless it may be null.
    ///
    /// For example: `@WireType(.oneOrMany)`.
    public static func oneOrMany(_ direction: Wire.BothDirections) -> Self { Self() }
    /// Coded as an array whose elements are its properties in order.
    ///
    /// For example: `@WireType(.positional)`.
    public static var positional: Self { Self() }
    /// On a struct: a value except an object or null is decoded as its property `text`; `.shorthand(both: "…")` also encodes it without an object.
    ///
    /// For example: `@WireType(.shorthand("text"))`.
    public static func shorthand(_ text: String) -> Self { Self() }
    /// On a struct: a value except an object or null is decoded as its property `text`; `.shorthand(both: "…")` also encodes it without an object.
    ///
    /// For example: `@WireType(.shorthand("text"))`.
    public static func shorthand(both text: String) -> Self { Self() }
    /// Generates nothing.
    ///
    /// For example: `@WireType(.skip)`.
    public static var skip: Self { Self() }
    /// On a `transparent` enum: the names are integers.
    ///
    /// For example: `@WireType(.tagType(.int))`.
    public static func tagType(_ word: Wire.TagType) -> Self { Self() }
    /// Coded as its only value, without a key; an enum as the names of its cases.
    ///
    /// For example: `@WireType(.transparent)`.
    public static var transparent: Self { Self() }
    /// The policy for unknown names in all properties that it fits.
    ///
    /// For example: `@WireType(.unknown(.skip))`.
    public static func unknown(_ word: Wire.UnknownNames) -> Self { Self() }
  }

  /// A trait of `@WireKey`.
  public struct PropertyTrait: Sendable, ExpressibleByStringLiteral {
    init() {}
    public init(stringLiteral value: String) {}
    /// An older place that is also decoded; repeatable, or a list.
    ///
    /// For example: `@WireKey(.alias("caption"))`.
    public static func alias(_ texts: String...) -> Self { Self() }
    /// The coder that codes the values.
    ///
    /// For example: `@WireKey(.coder("ISO8601()"))`.
    public static func coder(_ value: Any) -> Self { Self() }
    /// The value if the key is missing: a literal, a case, or a Swift expression; `throw` for an error.
    ///
    /// For example: `@WireKey(.default(3))`.
    public static func `default`(_ value: Any?) -> Self { Self() }
    /// Encodes a computed property.
    ///
    /// For example: `@WireKey(.encodable)`.
    public static var encodable: Self { Self() }
    /// The properties of its type become properties of the object; a dictionary has the remaining keys.
    ///
    /// For example: `@WireKey(.flatten)`.
    public static var flatten: Self { Self() }
    /// The value if the JSON has a wrong one.
    ///
    /// For example: `@WireKey(.invalid(nil))`.
    public static func invalid(_ value: Any?) -> Self { Self() }
    /// Its place in the JSON; `.key(decode: "…")` and `.key(encode: "…")` for one direction.
    ///
    /// For example: `@WireKey("label")`.
    public static func key(_ text: String) -> Self { Self() }
    /// Its place in the JSON; `.key(decode: "…")` and `.key(encode: "…")` for one direction.
    ///
    /// For example: `@WireKey("label")`.
    public static func key(decode text: String) -> Self { Self() }
    /// Its place in the JSON; `.key(decode: "…")` and `.key(encode: "…")` for one direction.
    ///
    /// For example: `@WireKey("label")`.
    public static func key(encode text: String) -> Self { Self() }
    /// The style of its key; overrides the style of the type.
    ///
    /// For example: `@WireKey(.keyStyle(.kebabCase))`.
    public static func keyStyle(_ word: Wire.NameStyle) -> Self { Self() }
    /// Elements that cannot be decoded are left out and reported.
    ///
    /// For example: `@WireKey(.lossy)`.
    public static var lossy: Self { Self() }
    /// The value if the JSON is `null`, `throw` for an error; `.null(both: 0)` also encodes this value as `null`.
    ///
    /// For example: `@WireKey(.null(0))`.
    public static func null(_ value: Any?) -> Self { Self() }
    /// The value if the JSON is `null`, `throw` for an error; `.null(both: 0)` also encodes this value as `null`.
    ///
    /// For example: `@WireKey(.null(0))`.
    public static func null(both value: Any?) -> Self { Self() }
    /// The condition under which the value is not encoded.
    ///
    /// For example: `@WireKey(.omit(.isEmpty))`.
    public static func omit(_ word: Wire.Omission) -> Self { Self() }
    /// A single element is decoded as an array of one; `.oneOrMany(.both)` also encodes it without brackets.
    ///
    /// For example: `@WireKey(.oneOrMany)`.
    public static var oneOrMany: Self { Self() }
    /// A single element is decoded as an array of one; `.oneOrMany(.both)` also encodes it without brackets.
    ///
    /// For example: `@WireKey(.oneOrMany)`.
    public static func oneOrMany(_ direction: Wire.BothDirections) -> Self { Self() }
    /// Not in the JSON; `.skip(.decode)` and `.skip(.encode)` for one direction.
    ///
    /// For example: `@WireKey(.skip)`.
    public static var skip: Self { Self() }
    /// Not in the JSON; `.skip(.decode)` and `.skip(.encode)` for one direction.
    ///
    /// For example: `@WireKey(.skip)`.
    public static func skip(_ direction: Wire.OneDirection) -> Self { Self() }
    /// The policy for unknown names in this property.
    ///
    /// For example: `@WireKey(.unknown(.keep))`.
    public static func unknown(_ word: Wire.UnknownNames) -> Self { Self() }
  }

  /// A trait of `@WireCase`.
  public struct CaseTrait: Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    init() {}
    public init(stringLiteral value: String) {}
    public init(integerLiteral value: Int) {}
    public init(booleanLiteral value: Bool) {}
    /// Other names that are also decoded; repeatable, with `*` as in `name`.
    ///
    /// For example: `@WireCase(.alias("round", "disk"))`.
    public static func alias(_ names: Wire.Name...) -> Self { Self() }
    /// The place of its only value; `.key(["id": "ID", "at": "meta.time"])` for several, by their labels.
    ///
    /// For example: `@WireCase(.key("url"))`.
    public static func key(_ place: Wire.Places) -> Self { Self() }
    /// Its name, instead of its Swift name or its raw value.
    ///
    /// For example: `@WireCase("circle")`.
    public static func name(_ name: Wire.Name) -> Self { Self() }
    /// Not in the JSON; `.skip(.decode)` and `.skip(.encode)` for one direction; an associated value only has `.skip(.encode)`.
    ///
    /// For example: `@WireCase(.skip)`.
    public static var skip: Self { Self() }
    /// Not in the JSON; `.skip(.decode)` and `.skip(.encode)` for one direction; an associated value only has `.skip(.encode)`.
    ///
    /// For example: `@WireCase(.skip)`.
    public static func skip(_ direction: Wire.OneDirection) -> Self { Self() }
    /// Marks the case for unknown names.
    ///
    /// For example: `@WireCase(.unknown)`.
    public static var unknown: Self { Self() }
  }

  /// A trait of `@WireFamily`.
  public struct FamilyTrait: Sendable {
    init() {}
    /// Names are decoded in any letter case, and encoded in lower case.
    ///
    /// For example: `@WireFamily(.caseInsensitive)`.
    public static var caseInsensitive: Self { Self() }
    /// The place of the properties, next to `tag` (adjacently tagged).
    ///
    /// For example: `@WireFamily(.content("value"))`.
    public static func content(_ text: String) -> Self { Self() }
    /// The type or case of a value without a name; `unknown` for the policy for unknown names; on an untagged enum the case of an object without the other cases' keys.
    ///
    /// For example: `@WireFamily(.default("Text"))`.
    public static func `default`(_ text: String) -> Self { Self() }
    /// On a protocol: the keys, namespaces and names of Beagle.
    public static var beagle: Self { Self() }
    /// The name is the key of the properties (externally tagged); with `tag`, it is under both.
    public static var external: Self { Self() }
    /// The values have no name; the first type that can be decoded is used.
    public static var untagged: Self { Self() }
    /// On a protocol: the family of another module that its types also belong to.
    ///
    /// For example: `@WireFamily(.joins("Component"))`.
    public static func joins(_ text: String) -> Self { Self() }
    /// The style of the keys of its types' properties, or of its cases' values.
    ///
    /// For example: `@WireFamily(.keyStyle(.snakeCase))`.
    public static func keyStyle(_ word: Wire.NameStyle) -> Self { Self() }
    /// The style of the names.
    ///
    /// For example: `@WireFamily(.nameStyle(.kebabCase))`.
    public static func nameStyle(_ word: Wire.NameStyle) -> Self { Self() }
    /// The type or case of a value that is not an object; `.shorthand(both: "…")` on an enum also encodes it without an object.
    ///
    /// For example: `@WireFamily(.shorthand("TextRun"))`.
    public static func shorthand(_ text: String) -> Self { Self() }
    /// The type or case of a value that is not an object; `.shorthand(both: "…")` on an enum also encodes it without an object.
    ///
    /// For example: `@WireFamily(.shorthand("TextRun"))`.
    public static func shorthand(both text: String) -> Self { Self() }
    /// The place of the name, next to the properties (internally tagged; the default); of a list, the first key that is present is decoded; `.tag(decode: "…")` and `.tag(encode: "…")` for one direction.
    ///
    /// For example: `@WireFamily(.tag("type"))`.
    public static func tag(_ texts: String...) -> Self { Self() }
    /// The place of the name, next to the properties (internally tagged; the default); of a list, the first key that is present is decoded; `.tag(decode: "…")` and `.tag(encode: "…")` for one direction.
    ///
    /// For example: `@WireFamily(.tag("type"))`.
    public static func tag(decode texts: String) -> Self { Self() }
    /// The place of the name, next to the properties (internally tagged; the default); of a list, the first key that is present is decoded; `.tag(decode: "…")` and `.tag(encode: "…")` for one direction.
    ///
    /// For example: `@WireFamily(.tag("type"))`.
    public static func tag(encode texts: String) -> Self { Self() }
    /// The names are integers or, with `Bool`, truth values; each type or case has a `name`.
    ///
    /// For example: `@WireFamily(.tagType(.int))`.
    public static func tagType(_ word: Wire.TagType) -> Self { Self() }
    /// The policy for unknown names; `key(fallback)` for the value under the key `fallback` of the same object; on an enum also one of its values: `.none`.
    ///
    /// For example: `@WireFamily(.unknown(.keep))`.
    public static func unknown(_ word: Wire.UnknownNames) -> Self { Self() }
  }

  /// A value of `keyStyle`.
  public struct NameStyle: Sendable {
    init() {}
    public static var camelCase: Self { Self() }
    public static var camelSnakeCase: Self { Self() }
    public static var kebabCase: Self { Self() }
    public static var lowercase: Self { Self() }
    public static var pascalCase: Self { Self() }
    public static var screamingKebabCase: Self { Self() }
    public static var screamingSnakeCase: Self { Self() }
    public static var snakeCase: Self { Self() }
    public static var trainCase: Self { Self() }
    public static var uppercase: Self { Self() }
  }

  /// A value of `memberwise`.
  public struct AccessLevel: Sendable {
    init() {}
    public static var `private`: Self { Self() }
    public static var `fileprivate`: Self { Self() }
    public static var `internal`: Self { Self() }
    public static var package: Self { Self() }
    public static var `public`: Self { Self() }
    public static var open: Self { Self() }
    public static var explicit: Self { Self() }
  }

  /// A value of `omit`, or the text that a comment has.
  public struct Omission: Sendable, ExpressibleByStringLiteral {
    init() {}
    public init(stringLiteral value: String) {}
    public static var `default`: Self { Self() }
    public static var isEmpty: Self { Self() }
    public static var key: Self { Self() }
    public static var never: Self { Self() }
    public static var `nil`: Self { Self() }
  }

  /// A value of `tagType`.
  public struct TagType: Sendable {
    init() {}
    public static var string: Self { Self() }
    public static var int: Self { Self() }
    public static var bool: Self { Self() }
  }

  /// A value of `unknown`, or the text that a comment has.
  public struct UnknownNames: Sendable, ExpressibleByStringLiteral {
    init() {}
    public init(stringLiteral value: String) {}
    public static var keep: Self { Self() }
    public static var skip: Self { Self() }
    public static var `throw`: Self { Self() }
  }

}
