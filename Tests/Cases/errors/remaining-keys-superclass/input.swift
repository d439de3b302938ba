class Node: Codable {
  // widgetgen: flatten
  // expected-warning 17-23: 'flatten' has no effect because nothing is generated for 'Node'; mark it with '// widgetgen: codable' [unused-annotation]
  var rest: [String: Int] = [:]
}

// widgetgen: decodable
class Heading: Node {
// expected-error 7-13: 'init(from:)' of class 'Heading' cannot be in an extension; put '// widgetgen:inline:auto:Heading.Coding' and '// widgetgen:end' into the class and pass '--inline', or make it a struct [class-needs-inline]
// expected-error 7-13: 'rest' of the superclass 'Node' collects the remaining keys, and would take the keys of 'Heading'; remove 'flatten' there, or do not inherit from 'Node' [remaining-keys]
  var level = 1
}

// widgetgen: decodable
final class Title: Heading {
// expected-error 13-17: 'init(from:)' of class 'Title' cannot be in an extension; put '// widgetgen:inline:auto:Title.Coding' and '// widgetgen:end' into the class and pass '--inline', or make it a struct [class-needs-inline]
// expected-error 13-17: 'rest' of the superclass 'Node' collects the remaining keys, and would take the keys of 'Title'; remove 'flatten' there, or do not inherit from 'Node' [remaining-keys]
  var text = ""
}
