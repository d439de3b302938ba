// The class has no subclasses and no generated initializer, so it needs no inline block.
// widgetgen: encodable
final class Event {
  let name: String
  var size = 1

  init(name: String) { self.name = name }
}
