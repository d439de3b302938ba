public class SPMissingModel {}
public struct SPMissingKind {}
public protocol SPMissingDelegate: AnyObject {}
