// widgetgen: codable
struct Handle: ~Copyable {
// expected-error 8-13: 'Handle' is noncopyable, and 'Codable' requires copyable types; remove '~Copyable', or mark it with '// widgetgen: skip' [noncopyable]
  let id: Int
}

// widgetgen: equatable
struct Key: ~Copyable {
// expected-error 8-10: 'Key' is noncopyable, and 'Equatable' requires copyable types; remove '~Copyable', or mark it with '// widgetgen: skip' [noncopyable]
  let id: Int
}

// widgetgen: memberwise
public struct Token: ~Copyable {
  public let id: Int
}
