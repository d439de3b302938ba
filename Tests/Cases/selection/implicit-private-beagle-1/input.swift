import Beagle
import UIKit

// No code is requested for it: it is left out with a warning, and the other types get code.
private struct Hidden: Action {
// expected-warning 16-21: nothing is generated for 'Hidden': 'Hidden' is private and not accessible from the generated file; make it internal, or put '// widgetgen:inline:auto:Hidden.Coding' and '// widgetgen:end' into it and pass '--inline' [unreachable-type]
    let url: String
    func execute(controller: any BeagleController, origin: UIView) {}
}

struct Shown: Action {
    let url: String
    func execute(controller: any BeagleController, origin: UIView) {}
}
