import Beagle
import WidgetRuntime

struct Update: Action {
  var name: Field<String>
  // expected-error(beagle-1) 7-10: runtime 'beagle-1' does not support 'Field', so 'name' does not distinguish a missing key from null; use an optional [annotation-not-for-runtime]
  // expected-error(beagle-2) 7-10: runtime 'beagle-2' does not support 'Field', so 'name' does not distinguish a missing key from null; use an optional [annotation-not-for-runtime]
  var tags: [WidgetRuntime.Field<Int>]?
  // expected-error(beagle-1) 7-10: runtime 'beagle-1' does not support 'Field', so 'tags' does not distinguish a missing key from null; use an optional [annotation-not-for-runtime]
  // expected-error(beagle-2) 7-10: runtime 'beagle-2' does not support 'Field', so 'tags' does not distinguish a missing key from null; use an optional [annotation-not-for-runtime]
  // widgetgen: skip
  var note: Field<String> = .missing
  var city: String?

  func execute(controller: BeagleController, origin: UIView) {}
}
