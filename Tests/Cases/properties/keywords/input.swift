// Names that mean something else in an expression.

// widgetgen: codable, memberwise, equatable
public struct Words {
  public var await: Int
  public var `Self`: Int
  public var `Any`: String
  public var unsafe: [Int]
  public var each: Int?
  public var copy: Int = 3
  public var `init`: Int
}

// widgetgen: family
enum Word: Equatable {
  case all(await: Int, Self: Int, Any: String, unsafe: Int, self: Int, each: Int, copy: Int)
  case await(Int)
  case `Self`(Int)
  case `Any`(unsafe: Int)
  case `init`(Int)
}
