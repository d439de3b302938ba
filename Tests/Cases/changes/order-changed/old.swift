import Foundation

// Both cases may accept a date, which the decoder's strategy determines.
// widgetgen: codable
struct Screen { var when: Time }

// widgetgen: family = untagged
enum Time {
  case date(Date), text(String)
}
