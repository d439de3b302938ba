import WidgetRuntime

struct Size: Codable, Sendable { var width: Int; var height: Int }

struct Frame: Codable, Sendable {
  var corner: Int
  var title: String

  enum CodingKeys: String, CodingKey { case corner, title = "width" }
}

// widgetgen: codable
struct Box {
  var height: Int
  // expected-note 7-12: first used here
  // widgetgen: flatten
  // expected-error 17-23: 'size' encodes the key 'height' of 'height', so a value is lost; remove 'flatten', or give 'height' another key with '// widgetgen: key = …' [flatten-brings-key]
  var size: Size
  // expected-note 7-10: first used here
  // widgetgen: flatten
  // expected-error 17-23: 'frame' and 'size' both encode the key 'width', so a value is lost; remove 'flatten' from one of them [flatten-brings-key]
  var frame: Frame?
}

// widgetgen: codable
struct Twice {
  // widgetgen: flatten
  var inner: Size
  // expected-note 7-11: first used here
  // widgetgen: flatten
  // expected-error 17-23: 'outer' and 'inner' both encode the keys 'width', 'height', so a value is lost; remove 'flatten' from one of them [flatten-brings-key]
  var outer: Size
}

// widgetgen: codable
struct Padded {
  // widgetgen: flatten
  var box: Size
  var padding: Int
}

// widgetgen: codable
struct Framed {
  // widgetgen: flatten
  var padded: Padded
}

// widgetgen: codable
struct Deep {
  // widgetgen: flatten
  // expected-error 17-23: 'framed' encodes the key 'padding' of 'padding', so a value is lost; remove 'flatten', or give 'padding' another key with '// widgetgen: key = …' [flatten-brings-key]
  var framed: Framed
  // expected-note 7-12: first used here
  // widgetgen: flatten
  // expected-error 17-23: 'size' and 'framed' both encode the keys 'width', 'height', so a value is lost; remove 'flatten' from one of them [flatten-brings-key]
  var size: Size
  var padding: Int
  // expected-note 7-13: first used here
}

// widgetgen: codable
final class Link {
// expected-error 13-16: 'init(from:)' of class 'Link' cannot be in an extension; put '// widgetgen:inline:auto:Link.Coding' and '// widgetgen:end' into the class and pass '--inline', or make it a struct [class-needs-inline]
// expected-error 13-16: the memberwise init of class 'Link' cannot be in an extension; put '// widgetgen:inline:auto:Link.Init' and '// widgetgen:end' into the class and pass '--inline', write '// widgetgen: memberwise = false' above it, or make it a struct [class-needs-inline]
  var id: Int
  // expected-note 7-8: first used here
  // widgetgen: flatten
  // expected-error 17-23: 'next' encodes the key 'id' of 'id', so a value is lost; remove 'flatten', or give 'id' another key with '// widgetgen: key = …' [flatten-brings-key]
  var next: Link?
}

// widgetgen: decodable
struct ReadTwice {
  // widgetgen: flatten
  var framed: Framed
  // widgetgen: flatten
  var size: Size
}

// widgetgen: codable
struct WrittenOnce {
  // widgetgen: flatten
  var framed: Framed
  // widgetgen: flatten, skip(encode)
  var size: Size
}

// widgetgen: family = external, tag = kind
enum Both: Sendable {
  case text(size: Int)
}

// widgetgen: family, tag = shape
enum Shape: Sendable {
  case circle(radius: Int)
  case rectangle(Size)
}

// widgetgen: family, tag = animal, content = value
protocol Animal: Codable, Sendable {}

struct Cat: Animal { var lives: Int }

// widgetgen: family, tag = part
protocol Part: Codable, Sendable {}

struct Wheel: Part { var spokes: Int }

/// The keys of the cases of enums and of the types of families.
// widgetgen: codable
struct Families {
  var text: Int
  // expected-note 7-10: first used here
  var radius: Int
  // expected-note 7-12: first used here
  var height: Int
  // expected-note 7-12: first used here
  var value: Int
  // expected-note 7-11: first used here
  var spokes: Int
  // expected-note 7-12: first used here
  // widgetgen: flatten
  // expected-error 17-23: 'both' encodes the key 'text' of 'text', so a value is lost; remove 'flatten', or give 'text' another key with '// widgetgen: key = …' [flatten-brings-key]
  var both: Both
  // widgetgen: flatten
  // expected-error 17-23: 'shape' encodes the key 'height' of 'height', so a value is lost; remove 'flatten', or give 'height' another key with '// widgetgen: key = …' [flatten-brings-key]
  // expected-error 17-23: 'shape' encodes the key 'radius' of 'radius', so a value is lost; remove 'flatten', or give 'radius' another key with '// widgetgen: key = …' [flatten-brings-key]
  var shape: Shape?
  // widgetgen: flatten
  // expected-error 17-23: 'animal' encodes the key 'value' of 'value', so a value is lost; remove 'flatten', or give 'value' another key with '// widgetgen: key = …' [flatten-brings-key]
  var animal: any Animal
  // widgetgen: flatten
  // expected-error 17-23: 'part' encodes the key 'spokes' of 'spokes', so a value is lost; remove 'flatten', or give 'spokes' another key with '// widgetgen: key = …' [flatten-brings-key]
  var part: any Part
}

/// Types that are only decoded may have such keys.
// widgetgen: decodable
struct Decoded {
  var radius: Int
  // widgetgen: flatten
  var shape: Shape
}
