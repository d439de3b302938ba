// All values are decoded as the first case.
// widgetgen: family = untagged
enum Media {
  case other(alt: String?)
  case image(url: String)
}

// The values of all cases are decoded.
// widgetgen: family = untagged, default = other
enum Link {
  case other(title: String?)
  case page(url: String)
  case mail(title: Int, address: String)
}
