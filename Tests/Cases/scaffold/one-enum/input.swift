import UIKit

enum Side: String { case left, right }

enum Size: Int { case small, large }

#if DEBUG
  class DebugArrow: UIView {
    var side = Side.left
    var size = Size.small
  }
#endif

class Arrow: UIView {
  var side = Side.left
}

class DoubleArrow: Arrow {}
