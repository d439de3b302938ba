import UIKit

class RowCell: UITableViewCell {
  var caption = ""

  required init?(coder: NSCoder) { nil }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

class SectionHeader: UITableViewHeaderFooterView {
  var caption = ""

  required init?(coder: NSCoder) { nil }

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
}

class SubtitleCell: UITableViewCell {
  required init?(coder: NSCoder) { nil }

  init(style: UITableViewCell.CellStyle = .subtitle, detail: String) {
    super.init(style: style, reuseIdentifier: nil)
  }
}

class NoteView: UITextView {
  required init?(coder: NSCoder) { nil }

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }
}

class Pin: MKAnnotationView {
  required init?(coder: NSCoder) { nil }

  init(place: String, annotation: NSObject?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
}

class Imported: UIView {
  required init?(coder: NSCoder) { nil }

  init!(text: String) { nil }
}

class Counter: UIView {
  required init?(coder: NSCoder) { nil }

  init(_ count: inout Int) { super.init(frame: .zero) }
}
