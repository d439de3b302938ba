struct Screen {
  // widgetgen: equatable
  public struct Header {
    public var title: String
  }
}

extension Screen {
  // widgetgen: hashable
  public struct Footer {
    public var title: String
  }
}

public enum Page {
  // widgetgen: equatable
  public struct Body {
    public var title: String
  }
}

struct Tree<Value: Equatable> {
  // widgetgen: equatable
  enum Node<Label: Equatable> {
    case leaf(Value)
    case branch(Label, [Value])
  }

  // widgetgen: equatable
  final class Cache<Key: Equatable> {
    let key: Key

    init(key: Key) { self.key = key }
  }
}
