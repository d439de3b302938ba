import Foundation
import WidgetRuntime

typealias Meters = Double

enum Weight: String, Codable { case bold, thin }

struct Hex: Codable, RawRepresentable { var rawValue: String }

struct Edges: OptionSet, Codable { let rawValue: Int }

struct Percent: Codable {
  var value: Double

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Double.self) / 100
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value * 100)
  }
}

struct Style: Codable { var color: String }

// widgetgen: family = untagged
enum Size: Codable {
  case points(Int)
  case percent(Percent)
}

// widgetgen: family
indirect enum Format: Codable {
  case weight(Weight)
  case length(Meters)
  case hex(Hex)
  case edges(Edges)
  case percent(Percent)
  case data(Data), date(Date), url(URL), id(UUID), decimal(Foundation.Decimal)
  case width(CGFloat), big(Int128)
  case tags(Set<String>), range(ClosedRange<Int>)
  case size(Size)
  case style(Style)
  case locale(Locale)
  case format(Format)
}
