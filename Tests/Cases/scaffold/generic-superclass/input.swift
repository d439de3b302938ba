import UIKit

class Button: UIButton {
  init?(text: String?, isWide: Bool, views: [UIView]?, child: UIView?, onTap: @escaping () -> Void, onLong: ((Int) -> Void)?) {
    nil
  }

  required init?(coder: NSCoder) { nil }
}

enum Cards {
  class Row: UIView {}

  class Cell: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
    #if os(Linux)
    class Inner: Row {}
    #endif
  }
}

class Box<Content>: UIView {
  var content: Content?
}

class TextBox: Box<String> {}

class Sheet<Content> {}

extension Sheet {
  class Header: UIView {}
}
