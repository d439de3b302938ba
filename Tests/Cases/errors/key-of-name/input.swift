import Foundation
import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  let type: String
  // expected-warning 7-10: 'type' is encoded at the place of the name 'text' of 'Text', but its value can differ; make it a constant: 'let type = …', or write '// widgetgen: skip(encode)' on it [name-value]
  let text: String
}

struct Field: Component {
  enum Kind: String, Codable { case name, mail }
  var type: Kind
  // expected-warning 7-10: 'type' is encoded at the place of the name 'field' of 'Field', but its value can differ; make it a constant: 'let type = …', or write '// widgetgen: skip(encode)' on it [name-value]
}

struct Chart: Component {
  var type: Double?
  // expected-error 7-10: 'type' has the key of the discriminator of 'Chart'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
}

struct Photo: Component {
  // widgetgen: coder = Base64()
  var type: Data
  // expected-error 7-10: 'type' has the key of the discriminator of 'Photo'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
}

struct Label: Component {
  // widgetgen: coder = Lenient()
  var type: String
  // expected-warning 7-10: 'type' is encoded at the place of the name 'label' of 'Label', but its value can differ; make it a constant: 'let type = …', or write '// widgetgen: skip(encode)' on it [name-value]
}

struct Frame: Component {
  var child: any Component
  // widgetgen: key = "type"
  // expected-error 17-28: 'other' has the key of the discriminator of 'Frame'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  var other: (any Component)?
}

// widgetgen: family, tag = "kind"
enum Shape: Codable, Sendable {
  case circle(kind: Int)
  // expected-error 8-13: a value of 'case circle' has the key of the discriminator of 'Shape'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  case point(x: Int)
}

// widgetgen: codable, transparent
struct Counts {
  var counts: [String: Int]
}

struct Board: Component {
  var type: Counts
  // expected-error 7-10: 'type' has the key of the discriminator of 'Board'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
}
