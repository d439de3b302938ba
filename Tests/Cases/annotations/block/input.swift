// A declaration's own annotation takes precedence over the annotation of the block around it.

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
