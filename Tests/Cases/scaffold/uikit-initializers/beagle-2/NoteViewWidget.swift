import Beagle
import UIKit

struct NoteViewWidget: Widget {
    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let noteView = NoteView(frame: .zero, textContainer: nil)

        noteView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: noteView)

        return beagleWrapper
    }
}
