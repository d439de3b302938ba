// widgetgen: codable
struct Label {
  // widgetgen:begin: skip
  // expected-error 3-26: these annotations apply to everything that follows; write '// widgetgen:end' where they end, or '// widgetgen:file:' to annotate the rest of the file [unclosed-annotations]
  var a = 1
}

// widgetgen: codable
// expected-fix 1-21: remove
// expected-warning 15-21: 'codable' has no effect because 'Button' is skipped; remove it [unused-annotation]
struct Button {
  var b = 1
}
