// What a declaration says itself takes the place of what the block around it says.

// widgetgen:begin: decodable, keyStyle = snake_case
struct Plain {
  let someValue: Int
}

// widgetgen: keyStyle = kebab-case
struct Other {
  let someValue: Int
}

// widgetgen: decodable = false
struct Left {
  let someValue: Int
}
// widgetgen:end
