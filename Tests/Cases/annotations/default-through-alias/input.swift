import WidgetRuntime

enum Mode: String, Codable { case on, off }

typealias ID<T> = T
typealias Maybe<T> = T?

// widgetgen: codable
struct Switch {
  // widgetgen: default = on
  let mode: Mode
  // widgetgen: default = on
  let generic: ID<Mode>
  // widgetgen: default = on
  let nested: ID<Maybe<Mode>>
}
