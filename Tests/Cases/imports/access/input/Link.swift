public import Foundation
public import WidgetRuntime

/// Its initializer shows what is imported, so it is imported as the source does.
public struct Link: Component {
  public let url: URL
  public let rest: JSONValue
}
