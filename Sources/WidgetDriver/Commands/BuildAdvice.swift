import WidgetSource

/// Diagnostics that advise to pass `--inline`, which a build cannot do: there the command plugin
/// changes the sources.
enum BuildAdvice {
  private static let command = "'swift package generate-widgets --inline'"

  /// The diagnostic with advice that can be followed in a build.
  static func adapted(_ diagnostic: Diagnostic) -> Diagnostic {
    var adapted = diagnostic
    adapted.message = replaced("pass '--inline'", with: "run \(command)", in: adapted.message)
    adapted.message = replaced("'--inline'", with: command, in: adapted.message)
    return adapted
  }

  private static func replaced(_ part: String, with text: String, in message: String) -> String {
    guard let place = message.firstPlace(of: part) else { return message }
    var replaced = message
    replaced.replaceSubrange(place, with: text)
    return replaced
  }
}
