extension Extension {
  /// Stencil's own tags and filters.
  static func standard(now: (@Sendable (_ format: String) -> String)?) -> Extension { Extension() }
}
