import Beagle

typealias ID<T> = T
typealias List<T> = [T]
typealias Maybe<T> = T?

// widgetgen: codable
struct Button {
  let onPress: ID<[Action]>?
  let onLongPress: Maybe<List<Action>>
  let first: ID<Action>
}
