import Beagle

typealias Maybe = Int?

typealias MaybeOf<Value> = Value?

typealias MaybeActions = [Action]?

enum Outer {
  struct Inner: Decodable {}
  typealias MaybeInner = Inner?
  typealias Same = MaybeInner
}

typealias Name = String

// widgetgen: decodable
struct Card {
  var count: Maybe
  var sizes: MaybeOf<[Double]>
  var child: MaybeOf<ServerDrivenComponent>
  var actions: MaybeActions
  var inner: Outer.Same
  // widgetgen: invalid = 3
  var safe: Maybe
  var name: Name
}
