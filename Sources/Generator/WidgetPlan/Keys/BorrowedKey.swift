import WidgetSyntax

/// A meaning of words that other libraries have for keys, with the annotations that have this meaning here.
///
/// For example: serde's `rename` is `key` on a property, and `name` on a case. The words are from serde, MetaCodable,
/// Moshi, Jackson, Gson, kotlinx.serialization, Go, Swift's `Codable` and Sourcery's templates.
struct BorrowedKey: Sendable {
  /// The words, in lower case and without punctuation.
  let words: Set<String>
  /// The declarations on which the words have the meaning, or nil for all.
  private let targets: Set<AnnotationTarget>?
  /// The annotations, of which the first is used that is valid on the declaration.
  let replacements: [String]
  /// Whether every valid annotation is listed, because the words are ambiguous.
  let isAmbiguous: Bool
  /// Whether dots in the value belong to the key.
  let isLiteral: Bool
  /// The change to make in the declaration, or nil if an annotation has the meaning.
  let advice: String?

  private init(
    _ words: String, on targets: Set<AnnotationTarget>? = nil, _ replacements: String...,
    isAmbiguous: Bool = false, isLiteral: Bool = false, advice: String? = nil
  ) {
    self.words = Set(words.split(separator: " ").map(String.init))
    self.targets = targets
    self.replacements = replacements
    self.isAmbiguous = isAmbiguous
    self.isLiteral = isLiteral
    self.advice = advice
  }

  /// Returns the meanings of a word on a declaration. Letter case, underscores, hyphens and `@` are ignored.
  static func meanings(of word: String, on target: AnnotationTarget) -> [BorrowedKey] {
    let word = word.lowercased().filter { $0.isLetter || $0.isNumber }
    return all.filter { $0.words.contains(word) && $0.targets?.contains(target) != false }
  }

  /// Returns the direction that a word in parentheses after a key means, or nil for other words.
  static func direction(_ word: String) -> Annotation.Direction? {
    let word = word.lowercased()
    let reads = ["decod", "deserial", "read"].contains { word.hasPrefix($0) } || word == "in"
    let writes = ["encod", "serial", "writ"].contains { word.hasPrefix($0) } || word == "out"
    return reads ? .decode : writes ? .encode : nil
  }
}

extension BorrowedKey {
  private static let families: Set<AnnotationTarget> = [.protocol, .enum]
  private static let members: Set<AnnotationTarget> = [.property, .computed, .value]

  static let all: [BorrowedKey] = generation + places + names + values

  private static let generation = [
    BorrowedKey("serializable jsonclass codingkeysmacro", "codable"),
    BorrowedKey("deserialize deserializable decode decoding", "decodable"),
    BorrowedKey("serialize encode encoding", "encodable"),
    BorrowedKey("memberinit memberwiseinit autoinit initiable init initializer", "memberwise"),
    BorrowedKey("polymorphic sealed sealedclass oneof union jsontypeinfo", "family"),
    BorrowedKey("untagged", "family = untagged"),
    BorrowedKey(
      "ignore ignored ignorecoding codingignored exclude excluded skipped transient jsonignore nocoding",
      "skip"),
    BorrowedKey(
      "ignoreencoding skipencoding skipencode skipserializing skipserialize decodeonly noencode",
      "skip(encode)", "encodable = false", "skip"),
    BorrowedKey(
      "ignoredecoding skipdecoding skipdecode skipdeserializing skipdeserialize encodeonly nodecode",
      "skip(decode)", "decodable = false", "encodable"),
  ]

  private static let renaming =
    "rename codingkey codingname jsonkey json jsonname jsonproperty jsonfield field serialname serializedname"

  private static let places = [
    BorrowedKey(renaming, on: members, "key", isLiteral: true),
    BorrowedKey(renaming, "name"),
    BorrowedKey("path keypath jsonpath codedat codedin", "key", "content"),
    BorrowedKey("decodedat", "key(decode)", "tag(decode)"),
    BorrowedKey("encodedat", "key(encode)", "tag(encode)"),
    BorrowedKey("codedas", on: [.enumCase], "name"),
    BorrowedKey("codedas", on: [.property, .value], "alias"),
    BorrowedKey("jsonalias jsonnames alternate alternative othernames", "alias"),
    BorrowedKey("renameall", on: families, "nameStyle"),
    BorrowedKey(
      "renameall renameallfields codingkeys keycase keydecodingstrategy keyencodingstrategy naming namingstrategy jsonnaming propertynamingstrategy",
      "keyStyle"),
    BorrowedKey("contentat contentkey contentpath", "content"),
    BorrowedKey("flat inline inlined unwrap unwrapped jsonunwrapped embed embedded", "flatten"),
  ]

  private static let names = [
    BorrowedKey(
      "discriminator discriminatorkey discriminatedby typekey typefield labelkey classdiscriminator jsonclassdiscriminator",
      "tag"),
    BorrowedKey("jsontypename typename subtype", "name"),
    BorrowedKey("ignorecase acceptcaseinsensitiveenums", "caseInsensitive"),
    BorrowedKey(
      "fallback other defaultcase catchall jsonenumdefaultvalue unknowncase",
      on: [.enumCase, .enum, .protocol, .class, .type], "unknown"),
    BorrowedKey(
      "fallback other", on: members, "default", "invalid", "unknown", isAmbiguous: true),
  ]

  private static let values = [
    BorrowedKey("defaultvalue ifmissing orelse", "default"),
    BorrowedKey("required nonnull", "default = throw"),
    BorrowedKey("forerrors defaultonerror failable", "invalid"),
    BorrowedKey("lossyarray lossydictionary lossyset vecskiperror skipinvalid", "lossy"),
    BorrowedKey("omitempty skipifempty", "omit = isEmpty"),
    BorrowedKey("skipserializingif jsoninclude omitnil skipifnil", "omit = nil", "omit"),
    BorrowedKey("explicitnulls encodenull encodenulls encodenil explicitnil", "omit = never"),
    BorrowedKey(
      "with using transform transformer converter adapter serializer deserializer codedby coding decoder encoder jsonadapter strategy serializewith deserializewith",
      "coder"),
    BorrowedKey("singleorarray acceptsinglevalueasarray arrayorsingle", "oneOrMany"),
    BorrowedKey("newtype singlevalue", "transparent"),
    BorrowedKey("asarray tuple unkeyed", "positional"),
    BorrowedKey(
      "optional nullable isoptional", on: members,
      advice: "make the type optional: 'T?'"),
  ]
}
