import Beagle
import UIKit

struct Template: Codable {
  @AutoCodable var view: any ServerDrivenComponent

  init(view: any ServerDrivenComponent) { self.view = view }
}
