// widgetgen: codable
struct Label {
  let text: String
}

// widgetgen:inline:auto:Label.Init
// expected-error 1-35: inline block 'auto:Label.Init' is not inside a type; rename or move it [misplaced-inline-block]
// widgetgen:end
