// widgetgen: codable
struct Screen {
  var actions: [Action]
  var elements: [Element]
  var forms: [Form] = []
}

// widgetgen: family
enum Action {
  // widgetgen: key = [id: url.id, method: url.method]
  case open(id: String, method: Int?)
  case navigate(/* widgetgen: flatten */ to: Destination)
  // expected-warning 8-15: the keys of 'navigate' differ from value to value, so Kotlin has no classes for such values in 'Action' [inexpressible]
}

// widgetgen: family, tag = destination
enum Destination {
  // widgetgen: key = sheet.id
  case sheet(String)
  case center
}

// widgetgen: family
enum Element {
  case stack(/* widgetgen: flatten */ Stack, /* widgetgen: flatten */ layout: Layout?)
}

struct Stack: Codable {
  var items: [String]
}

struct Layout: Codable {
  var padding: Double?
}

// widgetgen: family = untagged
enum Form {
// expected-warning 6-9: 'Form' has no names, so it is any JSON in Kotlin [inexpressible]
  // widgetgen: key = [least: range.least, greatest: range.greatest]
  case range(least: Int, greatest: Int)
  case stack(/* widgetgen: flatten */ Stack, id: Int)
}

// A closed schema accepts any keys next to those of a flattened family or enum.
// widgetgen: family
enum Step {
  case move(id: Int, /* widgetgen: flatten */ to: Destination)
  // expected-warning 8-11: the keys of 'move' differ from value to value, so Kotlin has no classes for such values in 'Step' [inexpressible]
}
