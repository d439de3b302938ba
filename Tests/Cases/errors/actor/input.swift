// widgetgen: codable
actor Store {
// expected-error 7-11: 'Store' is an actor, which cannot be coded or compared; make it a struct that the actor contains, or mark it with '// widgetgen: skip' [coded-actor]
  let name: String = ""
}
