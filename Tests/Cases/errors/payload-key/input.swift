import WidgetRuntime

struct Style: Codable { var type: Int }

struct Text: Codable { var type: String }

// widgetgen: family
enum Shape: Codable {
  case style(Style)
  // expected-error 8-12: a value of 'case style' has the key of the discriminator of 'Shape'; give it another key with '// widgetgen: key = "…"', or its family another 'tag' [key-of-name]
  case text(Text)
  // expected-warning 8-11: 'type' is encoded at the place of the name 'text' of 'case text', but its value can differ; make it a constant: 'let type = …', or write '// widgetgen: skip(encode)' on it [name-value]
}
