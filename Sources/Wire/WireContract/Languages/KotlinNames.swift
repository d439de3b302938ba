/// Names that declarations in the generated Kotlin code cannot use, and the replacements for these names.
enum KotlinNames {
  private static let builtins = names(
    """
    Any Array BigDecimal BigInteger Boolean Byte Char Deprecated Double Enum ExperimentalSerializationApi Float
    Int JsonAnyGetter JsonClassDiscriminator JsonElement JsonFormat JsonInclude JsonPrimitive JsonProperty
    JsonPropertyOrder JsonSubTypes JsonTypeInfo JsonValue JvmInline List Long Map Nothing Number OptIn Pair
    SerialName Serializable Short String Suppress ULong Unit
    """)
  private static let keywords = names(
    """
    as break class continue do else false for fun if in interface is null object package return super this throw
    true try typealias typeof val var when while
    """)

  /// Returns the name of a class: `List_` for `List`.
  static func type(_ identifier: String) -> String {
    builtins.contains(identifier) ? identifier + "_" : identifier
  }

  /// Returns the name of a property or an enum's entry: `` `class` `` for `class`.
  static func member(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
