/// The coding of an enum's cases by hand.
struct EnumFacts {
  enum Form: Equatable {
    /// The first case that accepts the JSON is decoded.
    case untagged
    /// The value at a key chooses the case.
    case tagged(key: String)
  }

  /// The place of a case's values in the JSON.
  enum Payload: Equatable {
    case null
    /// The values are under keys, or there are no values.
    case keyed
    /// The only value has no key.
    ///
    /// - Parameter isDirect: whether the value is decoded from the enum's decoder without a container.
    case whole(isDirect: Bool)
  }

  struct DecodedCase {
    var name: String
    /// The values of the discriminator.
    var names: [String] = []
    var payload: Payload
    var values: [DecodedFact] = []
  }

  struct EncodedCase {
    /// The value of the discriminator, or nil if none is encoded.
    var name: String?
    var payload = Payload.keyed
    /// Whether the value of the case always encodes the key of the discriminator, and so replaces the name.
    var replacesName = false
    /// The facts by the index of the associated value.
    var values: [Int: EncodedFact] = [:]
  }

  var form: Form
  /// In the order of the body. Nil if decoding is not written by hand.
  var decoded: [DecodedCase]?
  /// By the name of the case. Nil if encoding is not written by hand.
  var encoded: [String: EncodedCase]?
  /// The name of the case for other values of the discriminator, or nil if they are errors.
  var fallback: String?
  /// The value for JSON that cannot be decoded, or nil if such JSON is an error.
  var lastResort: String?

  /// Whether generated code throws its own errors for a discriminator or a value that no case accepts.
  var throwsOwnErrors: Bool {
    decoded != nil && fallback == nil && lastResort == nil
  }

  /// JSON that no case accepts.
  var payloadWithoutCase: String {
    switch form {
    case .tagged(let key): Place.key(key).payload(with: "\"?\"")
    case .untagged: "a value that no case accepts"
    }
  }
}
