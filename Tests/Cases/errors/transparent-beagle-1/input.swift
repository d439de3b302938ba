import Beagle

// widgetgen: decodable, transparent
// expected-error 26-36: 'transparent' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
struct Identifier {
  let rawValue: String
}

// widgetgen: decodable, transparent
// expected-error 26-36: 'transparent' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
enum Tone { case calm }
