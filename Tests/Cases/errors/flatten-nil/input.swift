import WidgetRuntime

// widgetgen: family = untagged
enum Size: Sendable {
  case points(points: Int)
  case name(name: String)
}

// widgetgen: family = untagged
protocol Fill: Codable, Sendable {}

struct Color: Fill {
  var color: String
}

// widgetgen: family = external
enum Content: Sendable {
  case message(text: String)
}

struct Nothing: Codable {}

struct Maybe: Codable {
  var id: Int?
}

class Base: Codable {
  var id: Int?
}

class Derived: Base {}

// widgetgen: codable
struct Frame {
  var width: Int
  // widgetgen: flatten
  var size: Size
}

struct Kind: Codable {
  var type: String
  var id: Int
}

// widgetgen: codable
struct Refused {
  // widgetgen: flatten
  // expected-error 17-23: nil of 'size' would not be decoded as nil again, because 'Size' is 'family = untagged', and an object without its keys is an error; remove 'flatten', or '?' from its type [flatten-optional]
  var size: Size?
  // widgetgen: flatten
  // expected-error 17-23: nil of 'fill' would not be decoded as nil again, because 'Fill' is 'family = untagged', and an object without its keys is an error; remove 'flatten', or '?' from its type [flatten-optional]
  var fill: (any Fill)?
  // widgetgen: flatten
  // expected-error 17-23: nil of 'nothing' would not be decoded as nil again, because 'Nothing' is also decoded from an object without any keys; remove 'flatten', or '?' from its type [flatten-optional]
  var nothing: Nothing?
  // widgetgen: flatten
  // expected-error 17-23: nil of 'derived' would not be decoded as nil again, because 'Derived' is also decoded from an object without any keys; remove 'flatten', or '?' from its type [flatten-optional]
  var derived: Derived?
}

// widgetgen: codable
struct External {
  // widgetgen: flatten
  var content: Content?
}

typealias MaybeSize = Size?

// widgetgen: codable
struct Aliased {
  // widgetgen: flatten
  // expected-error 17-23: nil of 'size' would not be decoded as nil again, because 'Size' is 'family = untagged', and an object without its keys is an error; remove 'flatten', or '?' from its type [flatten-optional]
  var size: MaybeSize
}

// widgetgen: codable
struct Outer {
  // widgetgen: flatten
  // expected-error 17-23: nil of 'frame' would not be decoded as nil again, because 'Size' is 'family = untagged', and an object without its keys is an error; remove 'flatten', or '?' from its type [flatten-optional]
  var frame: Frame?
}

// Nil is decoded, because its keys are known, or because a wrong value is nil.
// widgetgen: codable
struct Accepted {
  // widgetgen: flatten
  var color: Color?
  // widgetgen: flatten
  var maybe: Maybe?
  // widgetgen: flatten, invalid = nil
  var size: Size?
}

// Nil is never encoded, or never decoded.
// widgetgen: encodable
struct Encoded {
  // widgetgen: flatten
  var size: Size?
}

// widgetgen: decodable
struct Decoded {
  // widgetgen: flatten
  // expected-error 17-23: nil of 'size' would not be decoded as nil again, because 'Size' is 'family = untagged', and an object without its keys is an error; remove 'flatten', or '?' from its type [flatten-optional]
  var size: Size?
}

// widgetgen: family
protocol Component: Codable {}

struct Card: Component {
  // widgetgen: flatten
  // expected-error 17-23: nil of 'kind' would not be decoded as nil again, because the key 'type' of its type is also encoded by another value of the object; remove 'flatten', or '?' from its type [flatten-optional]
  var kind: Kind?
}

// widgetgen: codable
struct Alias {
  var id: Int
  // widgetgen: flatten
  // expected-error 17-23: nil of 'options' would not be decoded as nil again, because the key 'id' of its type is also encoded by another value of the object; remove 'flatten', or '?' from its type [flatten-optional]
  var options: Options?
}

// widgetgen: codable
struct Options {
  // widgetgen: alias = "id"
  var number: Int
}

// widgetgen: family
enum Action {
  case resize(/* widgetgen: flatten */ to: Size?)
  // expected-error 29-35: nil of 'to' would not be decoded as nil again, because 'Size' is 'family = untagged', and an object without its keys is an error; remove 'flatten', or '?' from its type [flatten-optional]
  case show(/* widgetgen: flatten */ Color?, /* widgetgen: flatten */ kind: Kind?)
  // expected-error 60-66: nil of 'kind' would not be decoded as nil again, because the key 'type' of its type is also encoded by another value of the object; remove 'flatten', or '?' from its type [flatten-optional]
}
