/// The Swift names of C and Foundation types.
enum KnownNames {
  static func number(_ kind: ClangType.Kind) -> String? {
    switch kind {
    case .bool: "Bool"
    case .char, .charU, .signedChar: "Int8"
    case .unsignedChar: "UInt8"
    case .short: "Int16"
    case .unsignedShort: "UInt16"
    case .int: "Int32"
    case .unsignedInt: "UInt32"
    case .long: "Int"
    case .unsignedLong: "UInt"
    case .longLong: "Int64"
    case .unsignedLongLong: "UInt64"
    case .float: "Float"
    case .double: "Double"
    case .void: "Void"
    default: nil
    }
  }

  static let typedefs = [
    "BOOL": "Bool", "Boolean": "Bool", "NSInteger": "Int",
    "CGFloat": "CGFloat", "NSTimeInterval": "TimeInterval", "CFTimeInterval": "CFTimeInterval",
    "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64",
    "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64",
    "size_t": "Int", "ssize_t": "Int", "unichar": "unichar",
  ]

  /// Returns the Swift type of an Objective-C class with the given type arguments.
  static func object(_ name: String, _ arguments: [String]) -> String {
    switch (name, arguments.count) {
    case ("NSArray", 0): return "[Any]"
    case ("NSArray", _): return "[\(arguments[0])]"
    case ("NSDictionary", 2): return "[\(arguments[0]): \(arguments[1])]"
    case ("NSDictionary", _): return "[AnyHashable: Any]"
    case ("NSSet", 0): return "Set<AnyHashable>"
    case ("NSSet", _): return "Set<\(arguments[0])>"
    default:
      if let known = classes[name] { return known }
      // Swift imports these collections without type arguments.
      let isPlain = arguments.isEmpty || name.hasPrefix("NSMutable") || name == "NSOrderedSet"
      return isPlain ? name : "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }

  private static let classes = [
    "NSString": "String", "NSURL": "URL", "NSDate": "Date", "NSData": "Data", "NSUUID": "UUID",
    "NSError": "any Error", "NSLocale": "Locale", "NSCalendar": "Calendar",
    "NSTimeZone": "TimeZone", "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet",
    "NSCharacterSet": "CharacterSet", "NSNotification": "Notification",
    "NSURLRequest": "URLRequest", "NSDateComponents": "DateComponents",
    "NSDateInterval": "DateInterval", "NSPersonNameComponents": "PersonNameComponents",
    "NSURLComponents": "URLComponents", "NSURLQueryItem": "URLQueryItem",
    "NSBundle": "Bundle", "NSFormatter": "Formatter", "NSDateFormatter": "DateFormatter",
    "NSNumberFormatter": "NumberFormatter", "NSOperation": "Operation", "NSTimer": "Timer",
    "NSInputStream": "InputStream", "NSProgress": "Progress", "NSUndoManager": "UndoManager",
    "Protocol": "Protocol",
  ]
}
