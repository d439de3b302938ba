import Beagle
import UIKit

public struct BoxWidget: Widget {
  public let title: String
  /// Nothing marks it: the type says that it is polymorphic.
  public let onTouch: [Action]?
  /// `@AutoCodable` refuses this shape when the app runs; here it is coded like any other.
  public var rows: [[ServerDrivenComponent]] = []

  public var id: String?
  public var style: Style?
  public var accessibility: Accessibility?

  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
