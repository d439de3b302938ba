import Core

// widgetgen: codable
struct Button {
  var onTap: (any Action)?
  // expected-error 7-11: 'onTap' has type '(any Action)?', which cannot be coded; list the sources that declare 'Action' under 'dependencies', write 'static func decodeOnTap(from:)' and 'func encodeOnTap(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var onLongPress: [any Action]
  // expected-error 7-17: 'onLongPress' has type '[any Action]', which cannot be coded; list the sources that declare 'Action' under 'dependencies', write 'static func decodeOnLongPress(from:)' and 'func encodeOnLongPress(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
}
