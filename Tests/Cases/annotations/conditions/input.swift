// widgetgen: family
// expected-warning(beagle-1) 15-20: runtime 'beagle-1' does not support 'family' on 'Component'; remove it [annotation-not-for-runtime]
// expected-warning(beagle-2) 15-20: runtime 'beagle-2' does not support 'family' on 'Component'; remove it [annotation-not-for-runtime]
protocol Component: Codable {}

// widgetgen: codable
struct Offer: Component {
  // widgetgen: omit = "$0 == \"$0.00\""
  // expected-warning(beagle-1) 17-40: runtime 'beagle-1' only decodes and does not support 'omit = "$0 == \"$0.00\""'; remove it, and write 'encode(to:)' of 'Offer' by hand [annotation-not-for-runtime]
  var price = "$0.00"
  // widgetgen: omit = "$0.allSatisfy { $0.isEmpty }"
  // expected-warning(beagle-1) 17-53: runtime 'beagle-1' only decodes and does not support 'omit = "$0.allSatisfy { $0.isEmpty }"'; remove it, and write 'encode(to:)' of 'Offer' by hand [annotation-not-for-runtime]
  var names: [String] = []
  // widgetgen: omit = "$0 == \"\\($0.count)\""
  // expected-warning(beagle-1) 17-47: runtime 'beagle-1' only decodes and does not support 'omit = "$0 == \"\\($0.count)\""'; remove it, and write 'encode(to:)' of 'Offer' by hand [annotation-not-for-runtime]
  var count = "1"
  // widgetgen: omit = "$0 == nil"
  // expected-warning(beagle-2, contract, direct, standalone) 17-34: nil is not encoded, and a missing key of 'depth' is decoded as 4; remove the default, or write 'omit = default' [omitted-value]
  // expected-warning(beagle-1) 17-34: runtime 'beagle-1' only decodes and does not support 'omit = "$0 == nil"'; remove it, and write 'encode(to:)' of 'Offer' by hand [annotation-not-for-runtime]
  var depth: Int? = 4
}
