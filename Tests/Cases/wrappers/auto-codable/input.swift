import Beagle
import UIKit

struct Template: Codable {
  var when: Bool?
  @AutoCodable var view: any ServerDrivenComponent
}
