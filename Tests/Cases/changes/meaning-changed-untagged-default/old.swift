// The values of all cases are decoded.
// widgetgen: family = untagged, default = other
enum Media {
  case other(alt: String?)
  case image(url: String)
}

// All values are decoded as the first case, except for a mail, whose title is not a string.
// widgetgen: family = untagged
enum Link {
  case other(title: String?)
  case page(url: String)
  case mail(title: Int, address: String)
}
