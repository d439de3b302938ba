import UIKit

struct SPNoteWidget: Component {
    let url: URL
    let footer: String?
    let author: String?
    let text: String?
    /// A color, as `#RRGGBB`.
    let paper: String?
    /// A text style of `UIFont`, such as `UICTFontTextStyleBody`.
    let font: String?
    let lines: [String]?

    @MainActor func makeView() -> UIView {
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

        return spNote
    }
}

extension UIColor {
    /// The color of a text such as `#FF8000`; nil for other texts.
    fileprivate convenience init?(hex: String) {
        guard hex.hasPrefix("#"), hex.utf8.count == 7, let number = Int(hex.dropFirst(), radix: 16) else {
            return nil
        }
        self.init(
            red: CGFloat(number >> 16) / 255,
            green: CGFloat(number >> 8 & 255) / 255,
            blue: CGFloat(number & 255) / 255,
            alpha: 1
        )
    }
}
