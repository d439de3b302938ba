import WidgetRuntime

public protocol Makeable { init(count: Int) }

protocol Internal { init(count: Int) }

public protocol Empty { init() }

// widgetgen: codable
public struct Badge: Makeable {
// expected-error 15-19: only an initializer in the body of 'Badge' can implement the requirement of 'Makeable'; write '// widgetgen:inline:auto:Badge.Init' and '// widgetgen:end' into the body [required-init]
  public var count: Int
}

// The synthesized initializer implements the requirement of an internal protocol.
// widgetgen: codable
public struct Counter: Internal {
  public var count: Int
}

// widgetgen: codable
struct Hidden: Makeable {
  var count: Int
}

// widgetgen: codable
public struct Other: Makeable {
  public var count: Int
  public var text: String?
  public init(count: Int) { self.count = count }
}
