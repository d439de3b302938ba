/// What keeps a plugin from doing its work, in words for the build log.
struct PluginError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
