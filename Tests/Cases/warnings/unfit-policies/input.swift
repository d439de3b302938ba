// widgetgen: codable, lossy, unknown = skip, invalid = nil
// expected-fix 22-28: remove
// expected-warning 24-28: 'lossy' has no effect because it fits no property of 'Title'; remove it [unused-annotation]
// expected-fix 29-44: remove
// expected-warning 31-37: 'unknown' has no effect because it fits no property of 'Title'; remove it [unused-annotation]
// expected-fix 45-59: remove
// expected-warning 47-53: 'invalid' has no effect because it fits no property of 'Title'; remove it [unused-annotation]
struct Title {
  let text: String
}

// widgetgen:begin: lossy
// expected-warning 21-25: 'lossy' has no effect because it fits nothing in its block; remove it [unused-annotation]

// widgetgen: codable
struct Label {
  let text: String
}

// widgetgen:end

// widgetgen: codable, invalid = 3
// expected-error 24-34: 'invalid' cannot be '3'; write 'nil' [annotation-value]
struct Level {
  let level: Int?
}
