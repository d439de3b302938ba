// widgetgen:begin: keyStyle = snake_case

enum Side: String, Codable {
  case topLeft, topRight
}

struct Border: Codable {
  let borderSide: Side
}

// widgetgen:end
