/// Beagle's way of naming, for those who decode its JSON without it.
///
/// `// widgetgen: family, preset = beagle` on a protocol: names are compared in lower case; the types
/// that Beagle brings along go by `beagle:`, all others by `custom:`, as if registered there.
/// Source: Beagle iOS 2, `Coder`.
package enum BeaglePreset {
  /// Whether a family is one of actions; all others are of components.
  package static func isOfActions(_ family: String) -> Bool { family.hasSuffix("Action") }

  /// The key of an action's name, and that of any other family.
  package static func tag(ofFamily name: String) -> String {
    isOfActions(name) ? "_beagleAction_" : "_beagleComponent_"
  }

  /// The names of a type in the JSON.
  static func names(ofType name: String) -> [String] {
    let lower = name.lowercased()
    if let several = severalNames[lower] { return several.map { "beagle:" + $0 } }
    return [(builtin.contains(lower) ? "beagle:" : "custom:") + lower]
  }

  /// The name of an enum's case in the JSON: `beagle:popview` of Beagle's own actions.
  static func name(ofCase name: String) -> String {
    let lower = name.lowercased()
    let isBeagles =
      builtin.contains(lower) || severalNames.values.contains { $0.contains(lower) }
    return (isBeagles ? "beagle:" : "custom:") + lower
  }

  /// A name that is written in an annotation, as Beagle registers it.
  static func name(written name: String) -> String {
    name.contains(":") ? name.lowercased() : "custom:" + name.lowercased()
  }

  private static let severalNames = [
    "navigate": [
      "pushview", "openexternalurl", "opennativeroute", "popstack", "poptoview", "popview",
      "pushstack", "resetapplication", "resetstack",
    ],
    "screen": ["screencomponent"],
  ]

  private static let builtin: Set<String> = [
    "addchildren", "alert", "button", "condition", "confirm", "container", "gridview", "image",
    "lazycomponent", "listview", "pageindicator", "pageview", "pulltorefresh", "screencomponent",
    "scrollview", "sendrequest", "setcontext", "simpleform", "submitform", "tabbar", "text",
    "textinput", "touchable", "webview",
  ]
}
