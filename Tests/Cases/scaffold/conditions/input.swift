import UIKit

#if canImport(UIKit)
  class Plate: UIView {
    var title = ""
    #if DEBUG
      var debugColor: UIColor = .red
      convenience init(debug: String, level: Int) { self.init(frame: .zero) }
    #endif
    /// A widget has a function with this name.
    var makeView = false
  }
#endif

extension Plate {
  #if os(macOS)
    var menu: String? { get { nil } set {} }
  #endif
  var toolTip: String? { get { nil } set {} }
}

#if canImport(AppKit)
  class Platform: NSObject { var layer = 1 }
#else
  class Platform: UIView { var number = 1 }
#endif

class Sheet: Platform {}
