// A type of a family that several branches of an `#if` declare is one option of the contract.
// widgetgen: family
protocol Component: Codable {}

#if os(tvOS)
  struct Banner: Component {
    var text: String
  }
#elseif DEBUG
  // widgetgen: alias = "debugBanner"
  struct Banner: Component {
    var text: String
    var trace: String
  }
#endif

struct Label: Component {
  var text: String
}

// widgetgen: codable
struct Screen {
  var component: any Component
}
