// widgetgen: codable, key = card, nameStyle = snake_case
// expected-error 24-26: a type has a 'name' and no 'key'; write 'name = card' [misplaced-annotation]
// expected-error 36-44: a type has a 'keyStyle' and no 'nameStyle'; write 'keyStyle = snake_case' [misplaced-annotation]
struct Card {
  // widgetgen: name = "user_name"
  // expected-error 17-20: a stored property has a 'key' and no 'name'; write 'key = "user_name"' [misplaced-annotation]
  var userName: String
  // widgetgen: nameStyle = kebab-case
  // expected-error 17-25: a stored property has a 'keyStyle' and no 'nameStyle'; write 'keyStyle = kebab-case' [misplaced-annotation]
  var isNew: Bool
  // widgetgen: encodable, name = total
  // expected-error 28-31: a computed property has a 'key' and no 'name'; write 'key = total' [misplaced-annotation]
  var count: Int { 1 }
}

// widgetgen: codable, key = point
// expected-error 24-26: an enum has a 'name' and no 'key'; write 'name = point' [misplaced-annotation]
enum Kind: String {
  case line
}

// widgetgen: family
protocol Component: Codable {}
