public import Foundation
internal import WidgetRuntime

public func open(_ url: URL) {}

/// What it imports is shown by a function, and not by what is generated.
public struct Link: Component {
  let url: URL
  let rest: JSONValue

  init(url: URL, rest: JSONValue) { (self.url, self.rest) = (url, rest) }
}
