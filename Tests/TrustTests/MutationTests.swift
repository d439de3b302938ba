import Properties
import Testing

/// Checks every `Property` on hundreds or thousands of inputs, which are the same in every run.
///
/// `FindTests` contains the inputs with which the fuzzers and mutations have revealed defects.
@Suite struct MutationTests {
  @Test(arguments: Property.allCases)
  func mutantsHaveTheProperty(property: Property) throws {
    let inputs = try Seeds.inputs(of: property)
    try #require(inputs.count > 1)
    var mutator = Mutator(seed: 2_026, inputs: inputs, words: Seeds.words(of: property))
    for number in 0..<Self.count(of: property) {
      let bytes = mutator.next()
      do {
        try property.check(bytes)
      } catch {
        Issue.record("input \(number): \(error)\n\(String(decoding: bytes, as: UTF8.self))")
        return
      }
    }
  }

  /// Returns the number of inputs to check. A debug build takes about a second for them.
  private static func count(of property: Property) -> Int {
    switch property {
    case .syntax: 1500
    case .template: 2000
    case .configuration: 5000
    case .inline: 800
    case .generate: 200
    case .contract: 300
    case .payload: 3000
    }
  }
}
