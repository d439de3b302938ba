import UIKit

private class Hidden: UIView {}

enum A { class Row: UIView {} }
enum B { class Row: UIView {} }

class Needy: UIView {
  init(model: Model) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

class Closed: UIView {
  private init() { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

final class Model {}
