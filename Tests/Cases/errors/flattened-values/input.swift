// widgetgen: family
enum Block {
  case list(/* widgetgen: flatten */ items: [Int], id: Int)
  // expected-error 27-33: 'flatten' merges the keys of 'items' into the surrounding object, but '[Int]' has none; remove it [flatten-needs-object]
  case color(/* widgetgen: flatten */ style: Style, color: String)
  // expected-error 28-34: 'style' encodes the key 'color' of 'color', so a value is lost; remove 'flatten', or give 'color' another key with '// widgetgen: key = …' [flatten-brings-key]
  // expected-note 53-57: first used here
  case style(/* widgetgen: flatten */ first: Style, /* widgetgen: flatten */ second: Style)
  // expected-note 39-43: first used here
  // expected-error 67-73: 'second' and 'first' both encode the key 'color', so a value is lost; remove 'flatten' from one of them [flatten-brings-key]
  case named(/* widgetgen: flatten */ name: Name, id: Int)
  // expected-error 28-34: 'name' is flattened, and a property of 'Name' would replace the discriminator of 'Block' at 'type'; give that property another key, or the family of 'Block' another 'tag' [key-of-name]
  case block(/* widgetgen: flatten */ shape: Shape, id: Int)
  // expected-error 28-34: 'shape' adds a discriminator under 'type', where 'Block' already has one; remove 'flatten', or give its family another 'tag' [flatten-brings-name]
  case rest(id: Int, /* widgetgen: flatten */ rest: [String: Int])
  // expected-error 36-42: '[String: Int]' cannot collect the remaining keys of a case; give the case a struct as its only value, and collect the keys there [remaining-keys]
  case collector(id: Int, /* widgetgen: flatten */ collector: Collector)
  // expected-error 41-47: 'Collector' collects the remaining keys, and would also take the keys of the surrounding object; collect them there, and remove 'flatten' here [remaining-keys]
  // widgetgen: key = style
  // expected-error 17-27: 'style' of 'case keyed' is flattened and has no key; remove its key, or remove 'flatten' [contradicting-annotations]
  case keyed(/* widgetgen: flatten */ style: Style)
  // widgetgen: key = [style: look]
  // expected-error 17-35: 'style' of 'case labeled' is flattened and has no key; remove its key, or remove 'flatten' [contradicting-annotations]
  case labeled(id: Int, /* widgetgen: flatten */ style: Style)
  case both(/* widgetgen: flatten, key = look */ style: Style)
  // expected-error 36-45: 'key' cannot be combined with 'flatten'; remove one of them [contradicting-annotations]
  // widgetgen: key = [id: look.id, look: look]
  case inside(id: Int, look: Int)
  // expected-error 15-16: 'id' is encoded inside 'look', which is the value of 'look'; give one of them another key [duplicate-key]
  // expected-note 24-27: encoded here
  // widgetgen: unknown
  case other(/* widgetgen: flatten */ name: String)
  // expected-fix 14-37: remove
  // expected-warning 28-34: 'flatten' has no effect because 'case other' is decoded from unrecognized names; remove it [unused-annotation]
}

struct Style: Codable {
  var color: String
}

struct Name: Codable {
  var type: Int
}

// widgetgen: family
enum Shape {
// expected-error 6-10: 'type' is the place of the names of 'Shape' and of its name in 'Block'; give one of them another 'tag' [key-of-name]
  case circle(radius: Int)
}

// widgetgen: codable
struct Collector {
  // widgetgen: flatten
  var values: [String: Int]
}

// widgetgen: family, content = value
enum Content {
  case styled(/* widgetgen: flatten */ style: Style, id: Int)
  // expected-error 29-35: 'style' cannot be flattened, because the values of 'case styled' are in an object without the case's name; give the case a struct as its only value, and use 'flatten' there [flatten-needs-object]
}

// widgetgen: family = external
enum External {
  case single(/* widgetgen: flatten */ Style?)
  // expected-error 29-35: '_0' cannot be flattened, because the values of 'case single' are in an object without the case's name; remove 'flatten', or write 'Style' instead of 'Style?' [flatten-needs-object]
  case styled(id: Int, /* widgetgen: flatten */ Style?)
  // expected-error 38-44: '_1' cannot be flattened, because the values of 'case styled' are in an object without the case's name; give the case a struct as its only value, and use 'flatten' there [flatten-needs-object]
}
