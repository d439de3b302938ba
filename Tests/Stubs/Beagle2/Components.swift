// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Beagle's documentation describes these declarations.

import UIKit

public protocol BeagleCodable: Codable {}

public protocol Renderable {
  func toView(renderer: BeagleRenderer) -> UIView
}

public protocol ServerDrivenComponent: BeagleCodable, Renderable {}

public protocol IdentifiableComponent {
  var id: String? { get }
}

public protocol StyleComponent {
  var style: Style? { get }
}

public protocol AccessibilityComponent {
  var accessibility: Accessibility? { get }
}

public protocol HasContext {
  var context: Context? { get }
}

public protocol InitiableComponent {
  var onInit: [any Action]? { get }
}

public protocol Widget: ServerDrivenComponent, IdentifiableComponent, StyleComponent,
  AccessibilityComponent
{}

public struct UnknownComponent: ServerDrivenComponent {
  public var _beagleComponent_: String

  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

public struct Text: Widget {
  public var text: Expression<String>
  public var id: String?
  public var style: Style?
  public var accessibility: Accessibility?

  public init(text: Expression<String>) { self.text = text }

  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

public struct Button: Widget {
  public let text: Expression<String>
  @AutoCodable public var onPress: [any Action]?
  public var id: String?
  public var style: Style?
  public var accessibility: Accessibility?

  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

public struct Container: Widget, HasContext, InitiableComponent {
  @AutoCodable public var children: [any ServerDrivenComponent]?
  @AutoCodable public var onInit: [any Action]?
  public var context: Context?
  public var id: String?
  public var style: Style?
  public var accessibility: Accessibility?

  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

public final class BeagleRenderer {
  public unowned var controller: (any BeagleController)?

  public init(controller: any BeagleController) { self.controller = controller }
}

public protocol BeagleController: AnyObject {
  func execute(actions: [any Action]?, event: String?, origin: UIView)
}

public final class BeagleView: UIView {
  /// The component that the view shows.
  public let component: any ServerDrivenComponent

  public init(_ component: any ServerDrivenComponent) {
    self.component = component
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { nil }
}

public final class AutoLayoutWrapper: UIView {
  public init(view: UIView) {
    super.init(frame: .zero)
    addSubview(view)
  }

  public required init?(coder: NSCoder) { nil }
}
