/// The calls that differ between `Codable` and direct JSON.
///
/// A printer visits each part of a plan, and a vocabulary prints it: `CodableVocabulary` or `BytesVocabulary`.
typealias Vocabulary = DecodingVocabulary & EncodingVocabulary
