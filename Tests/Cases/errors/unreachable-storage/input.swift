import Beagle
import UIKit

struct Template: Codable {
  @AutoCodable var view: any ServerDrivenComponent
  // expected-error 20-23: the storage of the wrapped 'view' is not accessible from the generated file, nor is the synthesized initializer of 'Template'; remove the wrapper, give the property an initial value, or put '// widgetgen:inline:auto:Template.Coding' and '// widgetgen:end' into 'Template' and pass '--inline' [unreachable-storage]

  init(view: any ServerDrivenComponent) { self.view = view }
}
