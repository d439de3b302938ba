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
