import Beagle

typealias MaybeOf<Value> = Value?
typealias Maybe = (() -> Void)?

// widgetgen: decodable
struct Card {
  var grid: MaybeOf<[[Action]]>
  // expected-error 7-10: 'grid' has type 'MaybeOf<[[Action]]>', which cannot be decoded; write 'static func decodeGrid(from:)' or mark it with '// widgetgen: skip' [uncodable-type]
  var action: Maybe
  // expected-error 7-12: 'action' has type 'Maybe', which cannot be decoded; write 'static func decodeAction(from:)' or mark it with '// widgetgen: skip' [uncodable-type]
  var ok: MaybeOf<[Action]>
}
