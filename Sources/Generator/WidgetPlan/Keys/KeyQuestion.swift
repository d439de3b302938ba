/// A question that the documentation groups keys by.
package enum KeyQuestion: String, CaseIterable, Sendable {
  case types = "Which types get code?"
  case keys = "Which key does a value have?"
  case missing = "What if a value is missing, null or wrong?"
  case omission = "When is a value left out?"
  case form = "Which form does a value have?"
  case enums = "How are enums coded?"
  case families = "Which of several types does a value have?"

  /// The page that answers the question, relative to docs.
  package var page: String {
    switch self {
    case .types: "annotations.md#which-types"
    case .keys: "annotations.md#keys"
    case .missing: "annotations.md#missing-null-and-wrong-values"
    case .omission: "annotations.md#values-that-are-left-out"
    case .form: "annotations.md#the-form-of-a-value"
    case .enums: "annotations.md#enums"
    case .families: "families.md"
    }
  }

  /// The keys that answer the question, in alphabetical order.
  var answers: [AnnotationKey] { AnnotationKey.all.filter { $0.answers.contains(self) } }
}
