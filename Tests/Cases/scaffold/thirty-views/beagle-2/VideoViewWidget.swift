import Beagle
import UIKit

struct VideoViewWidget: Widget {
    let url: URL?
    let `class`: String?
    let `default`: Bool?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let videoView = VideoView()
        videoView.url = url
        videoView.`class` = `class`
        if let `default` = `default` {
            videoView.`default` = `default`
        }
        // TODO: 'player' of type 'AnyObject?' is not set: the app must supply a value of 'AnyObject'

        videoView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: videoView)

        return beagleWrapper
    }
}
