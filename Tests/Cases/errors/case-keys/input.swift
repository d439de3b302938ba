// widgetgen: family
enum Person {
  // widgetgen: key = [idd: "ID"]
  // expected-error 17-33: 'case user' has no value 'idd'; did you mean 'id'? [annotation-value]
  // expected-fix 24-26: write 'id'
  case user(id: Int)
  // widgetgen: key = [id]
  // expected-error 17-26: 'key' of a case is a key, or a list of labels with keys; write 'key = [id: …]' [annotation-value]
  case list(id: Int)
  // widgetgen: key = [id: meta.id]
  case nested(id: Int)
  // widgetgen: key = [id: meta.]
  // expected-error 17-33: 'key' cannot be 'meta.', which has an empty key; write 'meta' or '`meta.`' for a key with dots [annotation-value]
  case empty(id: Int)
  // widgetgen: key = url
  case several(link: String, width: Int)
  // expected-error 8-14: 'key' is for one value, but 'case several' has 2; write 'key = [link: …, width: …]', or label the values with their keys [key-of-case]
  // widgetgen: key = [id: "ID"], key = "id"
  // expected-note 17-32: the other annotation
  // expected-error 35-44: 'key' already has another value; remove one of the annotations [repeated-annotation]
  case both(id: Int)
  // widgetgen: key = [id: "ID", id: "Id"]
  // expected-error 17-42: 'id' of 'case twice' already has a key; remove one of the keys [contradicting-annotations]
  case twice(id: Int)
  // widgetgen: key = [id: "ID"]
  // expected-error 17-32: 'id' of 'case own' already has a key; remove one of the keys [contradicting-annotations]
  case own(/* widgetgen: key = "Id" */ id: Int)
  // widgetgen: key = [id: "ID", name: "ID"]
  case same(id: Int, name: Int)
  // expected-note 13-14: first used here
  // expected-error 22-25: 'name' and 'id' both have the key 'ID'; give one of them another key with '// widgetgen: key = "…"' [duplicate-key]
  // widgetgen: key = [id: "ID"]
  case none
  // expected-warning 8-11: 'key' has no effect on 'case none', which has no value; remove it [key-of-case]
  // widgetgen: key = [_0: "ID"], unknown
  // expected-warning 17-19: 'key' has no effect because 'case unknown' is decoded from unrecognized names; remove it [unused-annotation]
  // expected-fix 17-34: remove
  case unknown(String)
}
