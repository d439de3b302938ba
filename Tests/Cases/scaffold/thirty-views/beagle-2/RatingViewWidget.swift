import Beagle
import UIKit

struct RatingViewWidget: Widget {
    let rating: Int?
    let maximum: UInt8?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let ratingView = RatingView()
        if let rating = rating {
            ratingView.rating = rating
        }
        if let maximum = maximum {
            ratingView.maximum = maximum
        }
        // TODO: 'onRate' of type '(Int, Bool) throws -> Void' is not set: actions cannot implement an asynchronous or throwing closure

        ratingView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: ratingView)

        return beagleWrapper
    }
}
