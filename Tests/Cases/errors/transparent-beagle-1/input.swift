import Beagle

// widgetgen: decodable, transparent
// expected-error 26-36: runtime 'beagle-1' does not support 'transparent'; remove it [annotation-not-for-runtime]
struct Identifier {
  let rawValue: String
}

// widgetgen: decodable, transparent
// expected-error 26-36: runtime 'beagle-1' does not support 'transparent'; remove it [annotation-not-for-runtime]
enum Tone { case calm }
