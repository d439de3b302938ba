import Beagle
import UIKit

struct TagCloudWidget: Widget {
    let weights: [String: Int]?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let tagCloud = TagCloud()
        tagCloud.weights = weights
        // TODO: 'tags' of type 'Set<String>' is not set: 'Set<String>' has no common JSON representation

        tagCloud.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: tagCloud)

        return beagleWrapper
    }
}
