import WidgetRuntime

// widgetgen: family
public protocol Shape: Codable, Hashable {}

// widgetgen: hashable
public struct Group: Shape {
  public var shapes: [any Shape] = []
  public var main: (any Shape)?
  public var byName: [String: any Shape] = [:]
  public var nested: [[any Shape]] = []
}

public struct Circle: Shape { public var radius: Double }

// widgetgen: family
protocol Action: Codable, Equatable {}

struct Tap: Action { var count: Int }

// widgetgen: equatable
enum Event {
  case one(any Action)
  case several(long: [any Action], longer: [any Action], longest: [any Action], rest: (any Shape)?)
}

// widgetgen: family
protocol Plain: Codable {}

// widgetgen: equatable
struct Known: Plain { var id: Int }

// widgetgen: hashable
struct Holder {
  var id: Int
  var plain: any Plain
}
