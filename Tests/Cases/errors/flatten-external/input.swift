import WidgetRuntime

// widgetgen: family = external
enum Content: Sendable {
  case message(text: String)
  case image(url: String)
}

// widgetgen: family = external
protocol Block: Codable, Sendable {}

struct Note: Block {
  var text: String
}

protocol Special: Block {}

struct Photo: Special {
  var url: String
}

// Swift codes it.
enum Synthesized: Codable {
  case a(x: Int)
  case b
}

// widgetgen: codable
enum Generated {
  case a(x: Int)
}

// widgetgen: family = external
enum Patterns {
  // widgetgen: name = "tool_*"
  case tool(name: String, value: Int)
}

// widgetgen: family = external, caseInsensitive
enum Letters {
  case message(text: String)
}

// widgetgen: family = external, unknown = .message(text: "")
enum Replaced {
  case message(text: String)
}

// widgetgen: family = external
enum Open {
  case message(text: String)
  // widgetgen: unknown
  case other
}

// widgetgen: family = external, unknown = skip
enum Skipped {
  case message(text: String)
}

// widgetgen: codable
struct OfPatterns {
  var id: Int
  // widgetgen: flatten
  // expected-error 17-23: 'patterns' cannot be flattened into an object with other keys, such as the key of 'id', because with the name 'tool_*', any key of the object can be a name of 'Patterns'; remove 'flatten', or add a 'tag' to 'Patterns' [flatten-external]
  var patterns: Patterns
}

// widgetgen: codable
struct OfLetters {
  var id: Int
  // widgetgen: flatten
  // expected-error 17-23: 'letters' cannot be flattened into an object with other keys, such as the key of 'id', because with 'caseInsensitive', any key of the object can be a name of 'Letters'; remove 'flatten', or add a 'tag' to 'Letters' [flatten-external]
  var letters: Letters
}

// widgetgen: codable
struct OfReplaced {
  var id: Int
  // widgetgen: flatten
  // expected-error 17-23: 'replaced' cannot be flattened into an object with other keys, such as the key of 'id', because with its 'unknown', any key of the object can be a name of 'Replaced'; remove 'flatten', or add a 'tag' to 'Replaced' [flatten-external]
  var replaced: Replaced
}

// widgetgen: codable
struct OfOpen {
  var id: Int
  // widgetgen: flatten
  // expected-error 17-23: 'open' cannot be flattened into an object with other keys, such as the key of 'id', because with 'case other', any key of the object can be a name of 'Open'; remove 'flatten', or add a 'tag' to 'Open' [flatten-external]
  var open: Open
}

// widgetgen: codable
struct OptionalOpen {
  // widgetgen: flatten
  // expected-error 17-23: nil of 'open' would not be decoded as nil again, because with 'case other', any key of the object can be a name of 'Open'; remove 'flatten', or '?' from its type [flatten-optional]
  var open: Open?
}

// widgetgen: codable
struct OfSkipped {
  var id: Int
  // widgetgen: flatten
  var skipped: Skipped
}

typealias Contents = Content?

// Alone in its object.
// widgetgen: codable
struct Alone {
  // widgetgen: flatten
  var content: Content
}

// widgetgen: codable
struct AloneTwice {
  // widgetgen: flatten
  var alone: Alone
}

// widgetgen: family = untagged
enum Untagged {
  case alone(Alone)
  case both(/* widgetgen: flatten */ Content, id: Int)
}

// widgetgen: codable
struct Update {
  var id: Int
  // widgetgen: flatten
  var content: Content
  // expected-note 7-13: first used here
  // widgetgen: flatten
  // expected-error 17-23: 'optional' and 'content' both encode the keys 'message', 'image', so a value is lost; remove 'flatten' from one of them [flatten-brings-key]
  var optional: Contents
}

// widgetgen: codable
struct Page {
  // widgetgen: skip(decode)
  var id: Int = 1
  // widgetgen: flatten
  // expected-error 17-23: 'block' cannot be flattened into an object with other keys, such as the key of 'id', because the name of 'Block' is the only key of its object; remove 'flatten', or add a 'tag' to 'Block' [flatten-external]
  var block: any Block
}

// widgetgen: codable
struct Composed {
  var version = 1
  // widgetgen: flatten
  // expected-error 17-23: 'block' cannot be flattened into an object with other keys, such as the key of 'version', because the name of 'Special' is the only key of its object; remove 'flatten', or add a 'tag' to 'Special' [flatten-external]
  var block: any Special & Sendable
}

// widgetgen: codable
struct OfMember {
  var id: Int
  // widgetgen: flatten
  var note: Note
}

// widgetgen: codable
struct Own {
  var id: Int
  // widgetgen: flatten
  var synthesized: Synthesized
}

// widgetgen: decodable
struct Decoded {
  var id: Int
  // widgetgen: flatten
  var generated: Generated
}

// It is never decoded.
// widgetgen: encodable
struct Encoded {
  var id: Int
  // widgetgen: flatten
  var content: Content
}

// widgetgen: codable
struct Pair<Value: Codable> {
  // widgetgen: flatten
  var alone: AloneTwice
  var value: Value
}

// widgetgen: codable
struct Both {
  // widgetgen: flatten
  // expected-error 17-23: 'untagged' encodes the key 'id' of 'id', so a value is lost; remove 'flatten', or give 'id' another key with '// widgetgen: key = …' [flatten-brings-key]
  var untagged: Untagged
  var id: Int
  // expected-note 7-8: first used here
}

// widgetgen: family
protocol Component: Codable {}

struct Card: Component {
  // widgetgen: flatten
  var content: Content
}

// widgetgen: family
enum Action {
  case update(Alone)
  case replace(/* widgetgen: flatten */ alone: Alone)
  case show(/* widgetgen: flatten */ Alone, id: Int)
}

// widgetgen: family, content = value
enum Adjacent {
  case update(Alone)
  case replace(/* widgetgen: flatten */ content: Content)
}

// widgetgen: codable, memberwise = false
class Base: Codable {
  // widgetgen: flatten
  var content: Content

  // widgetgen:inline:auto:Base.Coding
  // widgetgen:end
}

// widgetgen: codable, memberwise = false
class Derived: Base {
  var id: Int

  // widgetgen:inline:auto:Derived.Coding
  // widgetgen:end
}

// widgetgen: codable, memberwise = false
class Empty: Base {
  // widgetgen:inline:auto:Empty.Coding
  // widgetgen:end
}
