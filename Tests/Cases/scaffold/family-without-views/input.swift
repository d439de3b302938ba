import UIKit

// widgetgen: family
protocol Component: Codable {}

class Panel: UIView {
  var child: UIView?
  var title = ""
}
