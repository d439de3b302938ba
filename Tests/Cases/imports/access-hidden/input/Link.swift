public import Foundation
internal import WidgetRuntime

public func open(_ url: URL) {}

/// A function uses the imported module, but generated code does not.
public struct Link: Component {
  let url: URL
  let rest: JSONValue

  init(url: URL, rest: JSONValue) { (self.url, self.rest) = (url, rest) }
}
