import WidgetModel
import WidgetSource
import WidgetSyntax

/// The reason why hand-written code stays, at the first place that shows it.
package struct Obstacle: Error, Sendable {
  /// A reason that the summary counts. The raw value is the text of the summary.
  package enum Reason: String, Comparable, Sendable {
    case actor = "an actor"
    case annotated = "has annotations already"
    case attribute = "an attribute or a modifier on the member"
    case call = "calls a function that is not read"
    case `class` = "a class, which needs '--inline'"
    case conditional = "is inside of #if"
    case conformance = "the conformance is not in the sources"
    case constant = "assigns a constant or a value that is not decoded"
    case defaultValue = "a default that generated code could not repeat"
    case differs = "generated code would differ"
    case `enum` = "an enum"
    case errors = "would throw another type of error, which '--allow errors' accepts"
    case exported = "a default argument or inlinable code calls the initializer"
    case functions = "too much code would move to functions"
    case keys = "CodingKeys is not a plain enum"
    case order = "parameters differ from the properties"
    case `private` = "a private type or property"
    case property = "a property that is not plain"
    case refused = "widgetgen reports a problem"
    case statement = "a statement that is not read"
    case warned = "widgetgen prints a warning, which '--allow warnings' accepts"
    case unused = "a decoded value is not stored"

    package static func < (left: Reason, right: Reason) -> Bool { left.rawValue < right.rawValue }
  }

  package var reason: Reason
  /// A description of the code in a few words: `a loop`.
  package var detail: String
  /// The reason why the code cannot move to a function, as a predicate. Nil if it was not considered.
  private var why: String?
  /// The offset of the code, or nil for the type itself.
  private(set) var start: UInt32?
  /// The file of the offset, which is not always the type's file. Nil for the type's file.
  private(set) var file: Int?

  init(_ reason: Reason, _ detail: String = "", at start: UInt32? = nil, in file: Int? = nil) {
    (self.reason, self.detail, self.start, self.file) = (reason, detail, start, file)
  }

  init(_ reason: Reason, _ detail: String = "", at member: HandWrittenMember) {
    self.init(reason, detail, at: member.range.start, in: member.owner.file)
  }

  init(_ reason: Reason, _ detail: String, at property: Property) {
    self.init(reason, detail, at: property.range.start, in: property.owner.file)
  }

  /// Creates the obstacle of a statement that cannot move to a function.
  ///
  /// - Parameter why: the reason, as a predicate of the statement.
  init(_ statement: Statement, why: String) {
    self = statement.obstacle
    self.why = why
  }

  /// Returns the obstacle with the description of its statement.
  ///
  /// - Parameter statements: the reasons why statements are not read, by their offsets.
  func describing(_ statements: [UInt32: Obstacle]) -> Obstacle {
    guard let why, let start else { return self }
    var obstacle = statements[start] ?? self
    obstacle.detail += (obstacle.detail.isEmpty ? "it " : ", which ") + why
    return obstacle
  }

  /// Returns the obstacle for code in a member's body.
  func inFile(of member: HandWrittenMember) -> Obstacle {
    Obstacle(reason, detail, at: start, in: member.owner.file)
  }
}
