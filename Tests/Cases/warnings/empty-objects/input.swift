// widgetgen: codable
struct Client {
  // widgetgen: omit = key
  // expected-fix 1-26: remove
  // expected-warning 17-20: 'omit' has no effect because 'name' is not in a nested object; remove it [unused-annotation]
  var name: String?
  // widgetgen: omit = key, key = text.hover
  // expected-warning 17-20: 'omit' has no effect because 'hover' is never nil; remove it [unused-annotation]
  // expected-fix 17-28: remove
  var hover: Bool
  // widgetgen: omit = key, key = text.size, default = throw
  // expected-warning 17-20: 'omit' has no effect because nil of 'size' is encoded as null; remove it [unused-annotation]
  // expected-fix 17-28: remove
  var size: Int?
  // widgetgen: omit = key, key = text.level
  // expected-warning 17-20: 'omit' has no effect because nil of 'level' is encoded as null; remove it [unused-annotation]
  // expected-fix 17-28: remove
  var level: Int? = 3
  // widgetgen: omit = key, key = text.limit, null(both) = 0
  // expected-warning 17-20: 'omit' has no effect because nil of 'limit' is encoded as null; remove it [unused-annotation]
  // expected-fix 17-28: remove
  var limit: Int?
  // widgetgen: omit = key, key(decode) = text.completion
  // expected-warning 17-20: 'omit' has no effect because 'completion' is not in a nested object; remove it [unused-annotation]
  // expected-fix 17-28: remove
  var completion: Bool?
}
