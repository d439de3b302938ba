import Beagle
import UIKit

public struct BoxWidget: Widget {
  public let title: String
  /// A polymorphic value without an annotation, because its type is polymorphic.
  public let onTouch: [Action]?
  /// `@AutoCodable` rejects this type at run time. Generated code codes it like any other.
  public var rows: [[ServerDrivenComponent]] = []

  public var id: String?
  public var style: Style?
  public var accessibility: Accessibility?

  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
