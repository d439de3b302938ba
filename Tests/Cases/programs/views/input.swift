// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// The view of document 002, with its event.
class Box: UIView {
  private var title: String
  var onTouch: (() -> Void)?

  public init(title: String) {
    self.title = title
    super.init(frame: .zero)
    addSubview(label)
    label.text = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private lazy var label = UILabel()
}

/// The view of documents 000, 001 and 003.
class ContainerTitle: UIView {
  public init(title: String, child: UIView) {
    super.init(frame: .zero)
    addSubview(label)
    label.text = title
    addSubview(child)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private lazy var label = UILabel()
}
