// widgetgen: family, default = Txt
// expected-error 23-35: 'Component' has no 'Txt' for values without a name; did you mean 'Text'? [missing-fallback]
// expected-fix 33-35: write 'Text'
protocol Component: Codable {}

struct Text: Component {}

// widgetgen: family, default = unknown
// expected-error 23-39: 'default = unknown' has no effect because unrecognized names of 'Event' are errors; add 'unknown = …' [missing-fallback]
protocol Event: Codable {}

// widgetgen: family, default = txt
// expected-error 23-35: 'Block' has no 'txt' for values without a name; did you mean 'text'? [missing-fallback]
// expected-fix 33-35: write 'text'
enum Block {
  case text
}

// widgetgen: family, default = unknown
// expected-error 23-39: 'default = unknown' has no effect because unrecognized names of 'Message' are errors; mark a case with '// widgetgen: unknown' [missing-fallback]
enum Message {
  case mail
}

// widgetgen: family = external, default = mail
// expected-error 34-47: 'default' cannot be combined with 'family = external'; remove one of them [contradicting-annotations]
enum Post {
  case mail
}
