import Beagle
import UIKit

public struct Template: Codable {
  public var when: Bool?
  @AutoCodable public var view: any ServerDrivenComponent
  // widgetgen: skip
  var uses = 0
  @AutoCodable public var actions: [any Action]?
}

public struct Screen: Codable {
  @AutoCodable public var child: any ServerDrivenComponent
  public var name: String
}

struct Words: Codable {
  @AutoCodable var `default`: any ServerDrivenComponent
}
