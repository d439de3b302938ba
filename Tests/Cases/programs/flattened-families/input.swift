import WidgetRuntime

// Flattened families and enums: alone in an object, or next to other keys.

// widgetgen: family = external
enum Content: Sendable {
  case message(text: String)
  case nothing
}

// widgetgen: family = external
protocol Block: Codable, Sendable {}

struct Note: Block {
  var text: String
}

// widgetgen: family = external, tag = kind
enum Both: Sendable {
  case message(text: String)
}

// widgetgen: family, content = fruit
enum Fruit: Sendable {
  case apple(size: Int)
  case none
}

// widgetgen: family, tag = "meta.type", content = "meta.value"
protocol Animal: Codable, Sendable {}

struct Cat: Animal {
  var lives: Int?
}

// widgetgen: family = untagged
enum Size: Sendable {
  case points(points: Int)
  case name(name: String)
}

struct Fixed: Codable, Sendable {
  var fixed: Int
}

// widgetgen: family = untagged
enum Length: Sendable {
  case fixed(Fixed)
  case animal(any Animal)
  case share(share: Double)
}

/// A value is flattened before other keys are encoded.
// widgetgen: family, tag = row
enum Row: Sendable {
  case row(/* widgetgen: flatten */ length: Length, id: Int)
}

// widgetgen: codable
struct Alone: Sendable {
  // widgetgen: flatten
  var content: Content
}

// widgetgen: codable
struct AloneTwice: Sendable {
  // widgetgen: flatten
  var alone: Alone
}

// widgetgen: codable
struct AloneBlock: Sendable {
  // widgetgen: flatten
  var block: any Block
}

// widgetgen: codable
struct Shared: Sendable {
  var id: Int
  // widgetgen: flatten
  var both: Both?
  // widgetgen: flatten
  var basket: Basket?
  // widgetgen: flatten
  var animal: (any Animal)?
  // widgetgen: flatten, invalid = nil
  var size: Size?
  // widgetgen: flatten, invalid = nil
  var margins: Margins?
}

// Swift codes it.
enum Media: Codable, Sendable {
  case photo(url: String)
  case video(url: String, seconds: Int)
}

/// The name of each value is the only key that is one of its names.
// widgetgen: codable
struct Beside: Sendable {
  var id: Int
  // widgetgen: flatten
  var content: Content
  // widgetgen: flatten
  var media: Media?
  // widgetgen: flatten
  var twice: AloneShape?
}

// widgetgen: family = external
enum Shape: Sendable {
  case circle(radius: Int)
  // widgetgen: name = square, alias = box
  case square(Int)
}

// widgetgen: codable
struct AloneShape: Sendable {
  // widgetgen: flatten
  var shape: Shape
}

// widgetgen: codable
struct Margins: Sendable {
  var top: Int = 3
  var bottom: Int = 4
}

// widgetgen: codable
struct Basket: Sendable {
  // widgetgen: flatten
  var fruit: Fruit
}

// widgetgen: codable
struct Screen: Sendable {
  var alone: Alone?
  var twice: AloneTwice?
  var block: AloneBlock?
  var shared: Shared?
  var beside: Beside?
  var rows: [Row]?
}
