// widgetgen: codable, family
enum Block {
  case card(/* widgetgen: alias = "body" */ title: String, body: String)
  case count(/* widgetgen: default = many */ of: Int)
  case flag(/* widgetgen: default = nil */ on: Bool)
  case level(/* widgetgen: lossy */ of: Int)
  case kind(/* widgetgen: key = "type" */ Int)
  case mode(/* widgetgen: unknown = skip */ of: Int)
  case name(/* widgetgen: aliass = "n" */ of: Int)
  case note(/* widgetgen: key */ of: Int)
}
