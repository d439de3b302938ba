import Beagle

// widgetgen: decodable
enum Content: Decodable {
  case text(String)
  case component(ServerDrivenComponent)
  // expected-error 8-16: a value of 'case component' has a type that cannot be decoded; write 'init(from:)' of 'Content' by hand [uncodable-value]
  case actions([Action]?)
  // expected-error 8-14: a value of 'case actions' has a type that cannot be decoded; write 'init(from:)' of 'Content' by hand [uncodable-value]
  case handler(() -> Void)
  // expected-error 8-14: a value of 'case handler' has a type that cannot be decoded; write 'init(from:)' of 'Content' by hand [uncodable-value]
}
