import WidgetModel
import WidgetSource

/// Beagle's names, for apps that decode its JSON without Beagle: `// widgetgen: family = beagle`.
///
/// Names are compared in lowercase. As in the `Coder` of Beagle iOS 2, the names of Beagle's own types have the prefix
/// `beagle:`. All other names have the prefix `custom:` unless an annotation specifies another prefix.
package enum BeaglePreset {
  /// Whether the types of a family are actions rather than components.
  package static func isOfActions(_ family: String) -> Bool { family.hasSuffix("Action") }

  /// Returns the key whose value is the name of a type of the family.
  package static func tag(ofFamily name: String) -> String {
    isOfActions(name) ? "_beagleAction_" : "_beagleComponent_"
  }

  /// Returns the type that Beagle decodes from unknown names of a family.
  package static func fallback(ofFamily name: String) -> String {
    isOfActions(name) ? "UnknownAction" : "UnknownComponent"
  }

  /// The keys whose values are the names of components and actions.
  static let tags = ["ServerDrivenComponent", "Action"].map(tag)

  /// Whether a protocol is one of the two protocols whose values Beagle distinguishes by names.
  package static func isBase(_ name: String) -> Bool {
    name == "ServerDrivenComponent" || name == "Action"
  }

  /// Returns the name of a base in the module `BeagleSchema` of Beagle 1.0 to 1.5.
  package static func rawName(ofBase name: String) -> String {
    name == "Action" ? "RawAction" : "RawComponent"
  }

  /// Returns the name of the base for a `Raw` protocol of the module `BeagleSchema`. Returns any other name unchanged.
  package static func base(ofRaw name: String) -> String {
    switch name {
    case "RawAction": "Action"
    case "RawComponent": "ServerDrivenComponent"
    default: name
    }
  }

  /// Returns the names by which the JSON refers to a type that Beagle itself declares.
  package static func names(ofBeagles type: String) -> [String] {
    let lower = type.lowercased()
    return (severalNames[lower] ?? [lower]).map { "beagle:" + $0 }
  }

  /// Returns the names of all of Beagle's own actions, or of its components.
  package static func builtinNames(ofActions areActions: Bool) -> [String] {
    let all = builtin.union(severalNames.values.flatMap(\.self))
    return all.filter { isAction($0) == areActions }.map { "beagle:" + $0 }.stablySorted()
  }

  private static func isAction(_ name: String) -> Bool {
    severalNames["navigate"]?.contains(name) ?? false
      || [
        "addchildren", "alert", "condition", "confirm", "sendrequest", "setcontext", "submitform",
      ].contains(name)
  }

  /// Returns the names by which the JSON refers to a type.
  static func names(ofType name: String) -> [String] {
    let lower = name.lowercased()
    if let several = severalNames[lower] { return several.map { "beagle:" + $0 } }
    return [(builtin.contains(lower) ? "beagle:" : "custom:") + lower]
  }

  /// Returns the name of an enum's case in the JSON, such as `beagle:popview` for one of Beagle's own actions, or
  /// `custom:share` for any other case.
  static func name(ofCase name: String) -> String {
    let lower = name.lowercased()
    let isBeagles =
      builtin.contains(lower) || severalNames.values.contains { $0.contains(lower) }
    return (isBeagles ? "beagle:" : "custom:") + lower
  }

  /// Returns the name in the JSON for a name in an annotation: in lowercase, and with the prefix `custom:` if it has no
  /// prefix.
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
