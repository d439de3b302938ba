import WidgetRuntime

// widgetgen:file: codable
struct Flags: OptionSet, Codable {
  let rawValue: Int
}

// The block does not apply to `Flags`, whose values are integers.
// widgetgen: family = untagged
enum Setting {
  case flags(Flags)
  case named(name: String)
}

// widgetgen: family = external
enum Option {
  case flags(Flags)
}

// widgetgen: family
enum Choice {
  case flags(Flags)
}
