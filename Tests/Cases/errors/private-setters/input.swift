// widgetgen: codable
public struct Card {
  public private(set) var title: String
  // expected-error 27-31: the setter of 'title' is private and not accessible from the generated file; remove 'private(set)', or put '// widgetgen:inline:auto:Card.Coding' and '// widgetgen:end' into 'Card' and pass '--inline' [unreachable-member]

  public init(title: String) { self.title = title }
}
