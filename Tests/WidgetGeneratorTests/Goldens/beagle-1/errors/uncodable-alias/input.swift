import Beagle

typealias MaybeOf<Value> = Value?
typealias Maybe = (() -> Void)?

// widgetgen: decodable
struct Card {
  var grid: MaybeOf<[[Action]]>
  var action: Maybe
  var ok: MaybeOf<[Action]>
}
