import Beagle
import UIKit

struct SPNoteWidget: Widget {
    let url: URL
    let footer: String?
    let author: String?
    let text: String?
    /// A color, as `#RRGGBB`.
    let paper: String?
    /// A text style of `UIFont`, such as `UICTFontTextStyleBody`.
    let font: String?
    let lines: [String]?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        guard let spNote = SPNote(url: url, footer: footer) else { return UIView() }
        if let author = author {
            spNote.author = author
        }
        if let text = text {
            spNote.text = text
        }
        if let paper = paper.flatMap({ UIColor(hex: $0) }) {
            spNote.paper = paper
        }
        if let font = font.map({ UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: $0)) }) {
            spNote.font = font
        }
        if let lines = lines {
            spNote.lines = lines
        }

        spNote.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: spNote)

        return beagleWrapper
    }
}
