import WidgetSource

/// Adapts diagnostics that recommend `--inline`. A build cannot change sources, but the command plugin and the command
/// line can.
enum BuildAdvice {
  /// Returns the diagnostic with a message that recommends a command instead of `--inline`. Other messages do not
  /// change.
  static func adapted(_ diagnostic: Diagnostic, for build: BuildContext) -> Diagnostic {
    let command =
      build.hasPackage
      ? "'swift package generate-widgets --inline'" : "'widgetgen generate --inline'"
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
