// widgetgen: family
enum Person {
  // widgetgen: keys = [idd: "ID"]
  // expected-error 17-34: 'case user' has no value 'idd'; did you mean 'id'? [annotation-value]
  // expected-fix 25-27: write 'id'
  case user(id: Int)
  // widgetgen: keys = [id]
  // expected-error 17-27: 'keys' is a list of labels with their keys; write 'keys = [id: "ID"]' [annotation-value]
  case list(id: Int)
  // widgetgen: keys = "ID"
  // expected-error 17-27: 'keys' is a list of labels with their keys; write 'keys = [id: "ID"]' [annotation-value]
  case text(id: Int)
  // widgetgen: keys = [id: "ID"], key = "id"
  // expected-error 36-45: 'key' cannot be combined with 'keys'; remove one of them [contradicting-annotations]
  case both(id: Int)
  // widgetgen: keys = [id: "ID", id: "Id"]
  // expected-error 17-43: 'id' of 'case twice' already has a key; remove one of them [contradicting-annotations]
  case twice(id: Int)
  // widgetgen: keys = [id: "ID"]
  // expected-error 17-33: 'id' of 'case own' already has a key; remove one of them [contradicting-annotations]
  case own(/* widgetgen: key = "Id" */ id: Int)
  // widgetgen: keys = [id: "ID", name: "ID"]
  case same(id: Int, name: Int)
  // expected-note 13-14: first used here
  // expected-error 22-25: 'name' and 'id' both have the key 'ID'; give one of them another with '// widgetgen: key = "…"' [duplicate-key]
  // widgetgen: keys = [id: "ID"]
  // expected-fix 1-33: remove
  // expected-warning 17-20: 'keys' has no effect because 'case none' has no value; remove it [unused-annotation]
  case none
  // widgetgen: keys = [_0: "ID"], unknown
  // expected-warning 17-20: 'keys' has no effect because 'case unknown' is decoded from unrecognized names; remove it [unused-annotation]
  // expected-fix 17-35: remove
  case unknown(String)
}
