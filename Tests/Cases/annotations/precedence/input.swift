// The nearest annotation takes precedence: the declaration, a block in the type, the type, a block around the type, and
// the file.

// widgetgen:file: keyStyle = PascalCase
// widgetgen:begin: lossy, keyStyle = snake_case

// widgetgen: codable
struct Inherits {
  var itemSizes: [Int]
  var itemName: String?
}

// widgetgen: codable, lossy = false, keyStyle = kebab-case
struct Overrides {
  var itemSizes: [Int]
  // widgetgen: lossy
  var itemNames: [String]
  // widgetgen:begin: keyStyle = camelCase, lossy
  var innerSizes: [Int]
  // widgetgen: keyStyle = UPPERCASE, lossy = false
  var ownSizes: [Int]
  // widgetgen:end
}

// widgetgen: codable, keyStyle = false
struct Restores {
  var itemName: String
}

// widgetgen:end

// widgetgen: codable
struct Outside {
  var itemName: String
}

// widgetgen: codable
struct Directions {
  // widgetgen:begin: skip(encode), key(decode) = read
  // widgetgen: skip(encode) = false, key = name
  var itemName: String
  // widgetgen:end
}
