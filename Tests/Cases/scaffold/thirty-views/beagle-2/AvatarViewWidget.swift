import Beagle
import UIKit

struct AvatarViewWidget: Widget {
    let size: AvatarView.Size
    let imageURL: URL?
    let initials: String?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let avatarView = AvatarView(size: size)
        avatarView.imageURL = imageURL
        if let initials = initials {
            avatarView.initials = initials
        }

        avatarView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: avatarView)

        return beagleWrapper
    }
}

extension AvatarView.Size: Codable {}
