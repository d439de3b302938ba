import WidgetRuntime

// widgetgen: family
enum Action {
  case buy(/* widgetgen: name = [buy: false] */ isWeb: Bool)
  // expected-error 26-44: 'name' cannot choose a value here: no name chooses 'true'; add 'NAME: true' [annotation-value]
  case open(/* widgetgen: name = [open: "a"] */ url: String)
  // expected-error 27-44: 'name' cannot choose a value here: 'String' is neither 'Bool' nor an enum [annotation-value]
  case tap(/* widgetgen: name = tap */ isLong: Bool)
  // expected-error 26-35: 'name' cannot choose a value here: write the names with their values: 'name = [NAME: false, OTHER: true]' [annotation-value]
  case swipe(/* widgetgen: name = [up: .up, down: .dwn] */ to: Direction)
  // expected-error 28-55: 'name' cannot choose a value here: 'Direction' has no value '.dwn'; write '.up', '.down' [annotation-value]
  case drag(/* widgetgen: name = ["drag_*": false, drop: true] */ isEnd: Bool)
  // expected-error 27-62: 'case drag' has the name pattern 'drag_*', but does not store the decoded name; add a first value of 'String' for the name [name-pattern]
  // expected-error 27-62: 'name' cannot choose a value here: 'drag_*' does not choose a value; write the whole name [annotation-value]
  // widgetgen: name = move
  case move(/* widgetgen: name = [rise: false, fall: true] */ isFall: Bool)
  // expected-error 27-58: 'name' cannot choose a value here: 'case move' already has a name; remove one of the names [annotation-value]
  case turn(
    /* widgetgen: name = [left: false, right: true] */ isRight: Bool,
    // expected-error 19-51: 'name' cannot choose a value here: the name chooses only one value of 'case turn' [annotation-value]
    /* widgetgen: name = [slow: false, fast: true] */ isFast: Bool)
    // expected-error 19-50: 'name' cannot choose a value here: the name chooses only one value of 'case turn' [annotation-value]
  // widgetgen: unknown
  case other(/* widgetgen: name = [yes: true, no: false] */ Bool)
  // expected-error 8-12: 'case other', which is decoded from unrecognized names, can only store the name in a 'String' and the rest in one value such as 'JSONValue'; remove its other values [unknown-case-values]
  // expected-fix 14-59: remove
  // expected-warning 28-31: 'name' has no effect because 'case other' is decoded from unrecognized names; remove it [unused-annotation]
}

// widgetgen: family
enum Repeated {
  case on(/* widgetgen: name = [on: true, off: false] */ Bool)
  // expected-note 8-9: first used here
  case off
  // expected-error 8-10: two cases of 'Repeated' have the name 'off'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
}

enum Direction {
  case up, down
}

// widgetgen: family = untagged
enum Size {
  case fixed(/* widgetgen: name = [a: true, b: false] */ isMinimum: Bool, value: Int)
  // expected-fix 14-56: remove
  // expected-warning 28-31: 'name' has no effect because 'Size' has no names in the JSON; remove it [unused-annotation]
}

// widgetgen: family, default = plain
enum Style {
  case plain(/* widgetgen: name = [bold: true, regular: false] */ isBold: Bool)
  // expected-error 28-62: 'name' cannot choose a value here: 'case plain' is also decoded without a name; choose another case there [annotation-value]
}

enum Payment {
  case cash
  case card(id: String)
  // expected-error 13-14: 'id' and 'number' both have the key 'id'; give one of them another key with '// widgetgen: key = "…"' [duplicate-key]
  case gift(String)
}

enum Voucher<Code: Codable> {
  case none
  case code(Code)
}

// widgetgen: family
enum Purchase {
  case missing(/* widgetgen: name = [missing_cash: .cash, missing_card: .card] */ by: Payment)
  // expected-error 30-78: 'name' cannot choose a value here: no name chooses '.gift'; add 'NAME: .gift' [annotation-value]
  case label(id: Int, /* widgetgen: name = [label_cash: .cash, label_card: .card, label_gift: .gift] */ by: Payment)
  // expected-error 37-100: 'name' cannot choose a value here: 'case label' and a case of 'Payment' both have a value 'id'; give one of them another label [annotation-value]
  case unlabeled(Int, /* widgetgen: name = [unlabeled_cash: .cash, unlabeled_card: .card, unlabeled_gift: .gift] */ by: Payment)
  // expected-error 37-112: 'name' cannot choose a value here: 'case unlabeled' and a case of 'Payment' both have a value '_0'; give one of them another label [annotation-value]
  case generic(/* widgetgen: name = [generic_none: .none, generic_code: .code] */ by: Voucher<Int>)
  // expected-error 30-78: 'name' cannot choose a value here: 'Voucher<Int>' is generic, so the types of its cases' values are unknown [annotation-value]
  case key(/* widgetgen: key = id */ number: Int, /* widgetgen: name = [key_cash: .cash, key_card: .card, key_gift: .gift] */ by: Payment)
  // expected-note 38-43: first used here
  case type(/* widgetgen: name = [type_plain: .plain, type_closure: .closure] */ of: Closure)
  // expected-error 8-11: a value of 'case type' has a type that cannot be coded; write 'init(from:)' and 'encode(to:)' of 'Purchase' by hand [uncodable-value]
}

enum Closure {
  case plain
  case closure(() -> Void)
}

// widgetgen: family
enum Delivery {
  case deliver(/* widgetgen: name = [drone: .drone, mail: .mail] */ by: Carrier)
}

enum Carrier {
  // widgetgen: name = drone
  // expected-warning 17-20: 'name' has no effect because nothing is generated for 'Carrier'; mark it with '// widgetgen: codable' [unused-annotation]
  case drone
  case mail(/* widgetgen: key = days */ Int)
}

// widgetgen: codable, family, keyStyle = snake_case
enum Pay {
  case store
  case web(deepValue: Int)
}

// widgetgen: codable
enum Kind {
  case plain
  #if DEBUG
    case debug
  #endif
}

// widgetgen: codable
enum Level {
  case low
  // widgetgen: skip(encode)
  case high
}

// widgetgen: codable, family
enum Choice {
  case product(/* widgetgen: name = [a: .store, b: .web] */ by: Pay, id: String)
  // expected-error 30-56: 'name' cannot choose a value here: 'Pay' and 'Choice' have different key styles; give both the same 'keyStyle' [annotation-value]
  case kind(/* widgetgen: name = [c: .plain, d: .debug] */ Kind)
  // expected-error 27-55: 'name' cannot choose a value here: 'case debug' of 'Kind' is in an '#if'; move it out of the '#if' [annotation-value]
  case level(/* widgetgen: name = [e: .low, f: .high] */ Level)
  // expected-error 28-53: 'name' cannot choose a value here: 'case high' of 'Level' is skipped; remove 'skip' from it [annotation-value]
}
