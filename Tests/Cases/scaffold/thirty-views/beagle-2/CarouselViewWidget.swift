import Beagle
import UIKit

struct CarouselViewWidget: Widget {
    let pages: [ServerDrivenComponent]?
    let onPage: [Action]?
    let interval: TimeInterval?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let pages = pages?.map { component -> UIView in
            let view = BeagleView(component)
            view.translatesAutoresizingMaskIntoConstraints = false
            return view
        }

        let carouselView = CarouselView()
        if let pages = pages {
            carouselView.pages = pages
        }
        carouselView.onPage = { [unowned carouselView] _ in
            renderer.controller?.execute(actions: onPage, event: "onPage", origin: carouselView)
        }
        if let interval = interval {
            carouselView.interval = interval
        }

        carouselView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: carouselView)

        return beagleWrapper
    }
}
