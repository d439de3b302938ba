public import Foundation
public import WidgetRuntime

/// Its initializer uses the imported module, so the import keeps its access level.
public struct Link: Component {
  public let url: URL
  public let rest: JSONValue
}
