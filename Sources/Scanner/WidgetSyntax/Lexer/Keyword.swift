/// A word with a meaning in Swift's grammar, reserved or contextual.
///
/// The raw value consists of the word's first eight bytes as the lexer loads them, with the first
/// byte in the lowest bits. The compiler turns the lookup into a few comparisons, and no string is
/// created. A unit test compares each raw value with the spelling of its keyword.
///
/// Keywords of statements do not introduce declarations. They are listed because they distinguish
/// Swift from prose, and because an initial value can end before or continue after them.
/// Any other word is an identifier.
enum Keyword: UInt64, CaseIterable, Sendable {
  // Introducers of declarations.
  case `struct` = 0x7463_7572_7473
  case `class` = 0x73_7361_6C63
  case actor = 0x72_6F74_6361
  case `enum` = 0x6D75_6E65
  case `protocol` = 0x6C6F_636F_746F_7270
  case `extension` = 0x6F69_736E_6574_7865
  case `func` = 0x636E_7566
  case `var` = 0x72_6176
  case `let` = 0x74_656C
  case `case` = 0x6573_6163
  case `init` = 0x7469_6E69
  case `deinit` = 0x7469_6E69_6564
  case `subscript` = 0x7069_7263_7362_7573
  case `typealias` = 0x6169_6C61_6570_7974
  case `associatedtype` = 0x7461_6963_6F73_7361
  case `import` = 0x7472_6F70_6D69
  case `operator` = 0x726F_7461_7265_706F
  case `precedencegroup` = 0x6E65_6465_6365_7270
  case macro = 0x6F_7263_616D
  case using = 0x67_6E69_7375
  // Modifiers.
  case `public` = 0x6369_6C62_7570
  case `private` = 0x65_7461_7669_7270
  case `fileprivate` = 0x7669_7270_656C_6966
  case `internal` = 0x6C61_6E72_6574_6E69
  case open = 0x6E65_706F
  case package = 0x65_6761_6B63_6170
  case `static` = 0x6369_7461_7473
  case final = 0x6C_616E_6966
  case lazy = 0x797A_616C
  case weak = 0x6B61_6577
  case unowned = 0x64_656E_776F_6E75
  case override = 0x6564_6972_7265_766F
  case required = 0x6465_7269_7571_6572
  case convenience = 0x6569_6E65_766E_6F63
  case dynamic = 0x63_696D_616E_7964
  case mutating = 0x676E_6974_6174_756D
  case nonmutating = 0x7461_7475_6D6E_6F6E
  case indirect = 0x7463_6572_6964_6E69
  case optional = 0x6C61_6E6F_6974_706F
  case prefix = 0x7869_6665_7270
  case postfix = 0x78_6966_7473_6F70
  case infix = 0x78_6966_6E69
  case nonisolated = 0x616C_6F73_696E_6F6E
  case isolated = 0x6465_7461_6C6F_7369
  case distributed = 0x7562_6972_7473_6964
  case async = 0x63_6E79_7361
  case borrowing = 0x6E69_776F_7272_6F62
  case consuming = 0x6E69_6D75_736E_6F63
  case __consuming = 0x6D75_736E_6F63_5F5F
  case sending = 0x67_6E69_646E_6573
  case _const = 0x7473_6E6F_635F
  case _local = 0x6C61_636F_6C5F
  case __setter_access = 0x7265_7474_6573_5F5F
  case reasync = 0x63_6E79_7361_6572
  // Keywords of types, statements and expressions.
  case `inout` = 0x74_756F_6E69
  case `some` = 0x656D_6F73
  case `any` = 0x79_6E61
  case each = 0x6863_6165
  case `repeat` = 0x7461_6570_6572
  case __shared = 0x6465_7261_6873_5F5F
  case __owned = 0x64_656E_776F_5F5F
  case `where` = 0x65_7265_6877
  case `throws` = 0x7377_6F72_6874
  case `rethrows` = 0x7377_6F72_6874_6572
  case `is` = 0x7369
  case `as` = 0x7361
  case `in` = 0x6E69
  case `try` = 0x79_7274
  case await = 0x74_6961_7761
  case unsafe = 0x6566_6173_6E75
  case copy = 0x7970_6F63
  case consume = 0x65_6D75_736E_6F63
  case borrow = 0x776F_7272_6F62
  case discard = 0x64_7261_6373_6964
  case `if` = 0x6669
  case `else` = 0x6573_6C65
  case `switch` = 0x6863_7469_7773
  case `do` = 0x6F64
  case `catch` = 0x68_6374_6163
  case `return` = 0x6E72_7574_6572
  case `for` = 0x72_6F66
  case `while` = 0x65_6C69_6877
  case `guard` = 0x64_7261_7567
  case `defer` = 0x72_6566_6564
  case `throw` = 0x77_6F72_6874
  case `break` = 0x6B_6165_7262
  case `continue` = 0x6575_6E69_746E_6F63
  case `fallthrough` = 0x6F72_6874_6C6C_6166
  case `default` = 0x74_6C75_6166_6564
  case `self` = 0x666C_6573
  case `super` = 0x72_6570_7573
  case `nil` = 0x6C_696E
  case `true` = 0x6575_7274
  case `false` = 0x65_736C_6166
  // Accessors.
  case get = 0x74_6567
  case set = 0x74_6573
  case willSet = 0x74_6553_6C6C_6977
  case didSet = 0x7465_5364_6964
  case _read = 0x64_6165_725F
  case _modify = 0x79_6669_646F_6D5F
  /// The bytes after the eighth byte, or zero for words with at most eight bytes.
  var rest: UInt64 {
    switch self {
    case .extension: 0x6E
    case .subscript: 0x74
    case .typealias: 0x73
    case .associatedtype: 0x6570_7974_6465
    case .precedencegroup: 0x70_756F_7267_6563
    case .fileprivate: 0x65_7461
    case .convenience: 0x65_636E
    case .nonmutating: 0x67_6E69
    case .nonisolated: 0x64_6574
    case .distributed: 0x64_6574
    case .borrowing: 0x67
    case .consuming: 0x67
    case .__consuming: 0x67_6E69
    case .__setter_access: 0x73_7365_6363_615F
    case .fallthrough: 0x68_6775
    default: 0
    }
  }
}
