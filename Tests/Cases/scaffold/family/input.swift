import UIKit

// widgetgen: family, tag = "kind"
protocol Widget: Codable {
  @MainActor func makeView() -> UIView
}

class Panel: UIView {
  init(child: UIView, others: [UIView]) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}
