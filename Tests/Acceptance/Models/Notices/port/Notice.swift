import Foundation

// widgetgen: codable
struct Notice {
  // widgetgen: key = "notice_title"
  var title: String
  var level: Int = 1
  var bodies: [Body]
}

// widgetgen: family
enum Body {
  // widgetgen: key = text
  case text(String)
  case link( /* widgetgen: key = url */URL, title: String?)
  // widgetgen: unknown
  case unknown(String)
}
