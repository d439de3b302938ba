import Beagle
import UIKit

struct ImportedWidget: Widget {
    let text: String

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        guard let importedComponent = Imported(text: text) else { return UIView() }

        importedComponent.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: importedComponent)

        return beagleWrapper
    }
}
