// A new option, or another order, decodes values that an old option decoded.
// widgetgen: codable
struct Screen {
  var amount: Amount
  var target: Target
  var size: Size
}

// widgetgen: family = untagged
enum Amount {
  case real(Double)
  case whole(Int)
  case text(String)
}

// widgetgen: family = untagged
enum Target {
  case place(x: Int?)
  case link(url: String)
}

// widgetgen: family = untagged
enum Size {
  case real(Double), whole(Int)
}
