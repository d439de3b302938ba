// widgetgen: codable
struct Handle: ~Copyable {
// expected-error 8-13: 'Handle' is noncopyable, and 'Codable' requires copyable types; remove '~Copyable', or mark it with '// widgetgen: skip' [noncopyable]
  let id: Int
}
