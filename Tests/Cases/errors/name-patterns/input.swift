import WidgetRuntime

// widgetgen: family
// expected-warning(beagle-2) 15-20: runtime 'beagle-2' does not support 'family' on 'Component'; remove it [annotation-not-for-runtime]
protocol Component: Codable {}

/// No property stores the name.
// widgetgen: name = "*_a"
// expected-fix(beagle-2) 1-26: remove
// expected-warning(beagle-2) 15-18: 'name' has no effect because 'Forgetful' has no name in a family; remove it [unused-annotation]
// expected-error(standalone) 15-26: 'Forgetful' has the name pattern '*_a', but does not store the decoded name; add a property of 'String' that is always encoded under 'type' [name-pattern]
// expected-note(standalone) 15-26: first used here
// expected-note(standalone) 15-26: first used here
struct Forgetful: Component {
  var x: Int
}

/// The property has another key.
// widgetgen: name = "other", alias = "*_b"
// expected-warning(beagle-2) 15-18: 'name' has no effect because 'Elsewhere' has no name in a family; remove it [unused-annotation]
// expected-fix(beagle-2) 15-30: remove
// expected-fix(beagle-2) 29-43: remove
// expected-warning(beagle-2) 31-35: 'alias' has no effect because 'Elsewhere' has no name in a family; remove it [unused-annotation]
// expected-error(standalone) 31-43: 'Elsewhere' has the name pattern '*_b', but does not store the decoded name; add a property of 'String' that is always encoded under 'type' [name-pattern]
struct Elsewhere: Component {
  // widgetgen: key = "kind"
  // expected-warning(beagle-2) 17-19: 'key' has no effect because nothing is generated for 'Elsewhere'; mark it with '// widgetgen: codable' [unused-annotation]
  var type: String
}

/// The property is not encoded.
// widgetgen: name = "*_c"
// expected-fix(beagle-2) 1-26: remove
// expected-warning(beagle-2) 15-18: 'name' has no effect because 'Unwritten' has no name in a family; remove it [unused-annotation]
// expected-error(standalone) 15-26: 'Unwritten' has the name pattern '*_c', but does not store the decoded name; add a property of 'String' that is always encoded under 'type' [name-pattern]
struct Unwritten: Component {
  // widgetgen: skip(encode)
  // expected-warning(beagle-2) 17-28: 'skip(encode)' has no effect because nothing is generated for 'Unwritten'; mark it with '// widgetgen: codable' [unused-annotation]
  var type: String = ""
}

/// Nil is not encoded.
// widgetgen: name = "*_f"
// expected-fix(beagle-2) 1-26: remove
// expected-warning(beagle-2) 15-18: 'name' has no effect because 'Unnamed' has no name in a family; remove it [unused-annotation]
// expected-error(standalone) 15-26: 'Unnamed' has the name pattern '*_f', but does not store the decoded name; add a property of 'String' that is always encoded under 'type' [name-pattern]
struct Unnamed: Component {
  var type: String?
}

/// The default is not encoded.
// widgetgen: name = "*_g"
// expected-fix(beagle-2) 1-26: remove
// expected-warning(beagle-2) 15-18: 'name' has no effect because 'Omitting' has no name in a family; remove it [unused-annotation]
// expected-error(standalone) 15-26: 'Omitting' has the name pattern '*_g', but does not store the decoded name; add a property of 'String' that is always encoded under 'type' [name-pattern]
struct Omitting: Component {
  // widgetgen: omit = default
  // expected-warning(beagle-2) 17-20: 'omit' has no effect because nothing is generated for 'Omitting'; mark it with '// widgetgen: codable' [unused-annotation]
  var type = "some_g"
}

// widgetgen: name = "d*d*"
// expected-fix(beagle-2) 1-27: remove
// expected-warning(beagle-2) 15-18: 'name' has no effect because 'Stars' has no name in a family; remove it [unused-annotation]
// expected-error(standalone) 15-27: the name pattern 'd*d*' has several stars; write one, or list the names [name-pattern]
struct Stars: Component {
  var type: String
}

// widgetgen: name = "e*"
// expected-fix(beagle-2) 1-25: remove
// expected-warning(beagle-2) 15-18: 'name' has no effect because 'Overlapping' has no name in a family; remove it [unused-annotation]
// expected-error(standalone) 15-25: the name patterns 'e*' and '*_a' of 'Component' match some of the same names; make one of them narrower, or list its names [name-pattern]
struct Overlapping: Component {
  var type: String
}

// widgetgen: family, content = "c"
// expected-warning(beagle-2) 15-20: runtime 'beagle-2' does not support 'family' on 'Boxed'; remove it [annotation-not-for-runtime]
// expected-warning(beagle-2) 23-35: runtime 'beagle-2' does not support 'content' on 'Boxed'; remove it [annotation-not-for-runtime]
protocol Boxed: Codable {}

// widgetgen: name = "*_a"
// expected-fix(beagle-2) 1-26: remove
// expected-warning(beagle-2) 15-18: 'name' has no effect because 'Outside' has no name in a family; remove it [unused-annotation]
// expected-error(standalone) 15-26: 'Outside' cannot have the name pattern '*_a': the name is outside of its object; use a case of an enum, which stores the name [name-pattern]
struct Outside: Boxed {
  var x: Int
}

// widgetgen: family = untagged
// expected-warning(beagle-2) 15-31: runtime 'beagle-2' does not support 'family' on 'Nameless'; remove it [annotation-not-for-runtime]
protocol Nameless: Codable {}

// widgetgen: name = "*_a"
// expected-fix 1-26: remove
// expected-warning 15-18: 'name' has no effect because 'Plain' has no name in a family; remove it [unused-annotation]
struct Plain: Nameless {
  var x: Int
}

// widgetgen: family
enum Choice {
  // widgetgen: name = "a*"
  case number(Int)
  // expected-error 8-13: 'case number', which is decoded from several names, can only store the name in a 'String' and the rest in one value such as 'JSONValue'; remove its other values [unknown-case-values]
  // widgetgen: name = "b*"
  // expected-error 17-27: 'case nothing' has the name pattern 'b*', but does not store the decoded name; add a first value of 'String' for the name [name-pattern]
  case nothing
  // widgetgen: name = "c*"
  // expected-note 17-27: first used here
  case three(String, x: Int, y: Int)
  // expected-error 8-12: 'case three', which is decoded from several names, can only store the name in a 'String' and the rest in one value such as 'JSONValue'; remove its other values [unknown-case-values]
  // expected-note 8-12: first used here
  // widgetgen: name = "c*"
  case twice(String)
  // expected-error 8-12: two cases of 'Choice' have the name 'c*'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
  // widgetgen: name = "ca*"
  // expected-error 17-28: the name patterns 'ca*' and 'c*' of 'Choice' match some of the same names; make one of them narrower, or list its names [name-pattern]
  case narrower(String)
  // widgetgen: name = "e*"
  case annotated(String, /* widgetgen: default = 3 */ Int)
  // expected-error 8-16: 'case annotated', which is decoded from several names, can only store the name in a 'String' and the rest in one value such as 'JSONValue'; remove its other values [unknown-case-values]
  // expected-fix 25-53: remove
  // expected-warning 40-46: 'default' has no effect because 'case annotated' has a name pattern; remove it [unused-annotation]
  // widgetgen: name = "f*g*"
  // expected-error 17-29: the name pattern 'f*g*' has several stars; write one, or list the names [name-pattern]
  case stars(String)
  // widgetgen: name = "g*", skip(encode)
  case read
}

// widgetgen: family, tagType = Int
enum Number {
  // widgetgen: name = "a*"
  // expected-error 17-27: 'case one' has the name 'a*', which is not a value of 'Int'; write '// widgetgen: name = …', or remove 'tagType' [tag-type]
  case one(String)
}

// widgetgen: family = external, tag = "type"
enum Keyed {
  // widgetgen: name = "a*"
  // expected-error 17-27: 'case one' cannot have the name pattern 'a*': the key of its values is the decoded name; list the names [name-pattern]
  case one(String)
}

// widgetgen: family, default = one, shorthand = one
// expected-error 23-35: 'case one' has a name pattern, but these values have no name; choose another case [name-pattern]
// expected-error 38-52: 'case one' has a name pattern, but these values have no name; choose another case [name-pattern]
enum Absent {
  // widgetgen: name = "a*"
  case one(String)
  case two
}

// widgetgen: family, joins = Component
// expected-warning(beagle-2) 15-20: runtime 'beagle-2' does not support 'family' on 'Joining'; remove it [annotation-not-for-runtime]
// expected-warning(beagle-2) 23-39: runtime 'beagle-2' does not support 'joins' on 'Joining'; remove it [annotation-not-for-runtime]
protocol Joining: Component {}

// widgetgen: name = "j*"
// expected-fix(beagle-2) 1-25: remove
// expected-warning(beagle-2) 15-18: 'name' has no effect because 'Joined' has no name in a family; remove it [unused-annotation]
// expected-error(standalone) 15-25: 'Joining' joins a family of another module, which looks up types by exact names; list them instead of 'j*' [name-pattern]
// expected-error(standalone) 15-25: the name patterns 'j*' and '*_a' of 'Component' match some of the same names; make one of them narrower, or list its names [name-pattern]
struct Joined: Joining {
  var type: String
}
