public struct Message {
  public struct Position: Codable { public var line = 0 }

  // widgetgen: codable
  public struct Note {
    public var position: Position
    public var other: Message.Position = .init()

    public enum Kind: String, Codable { case hint }

    public var kind: Kind

    public init(position: Message.Position, other: Position, kind: Note.Kind) {
      self.position = position
      self.other = other
      self.kind = kind
    }
  }

  // widgetgen: codable
  public struct Fix {
    public var position: Position = .init()
    public var text: String
  }
}
