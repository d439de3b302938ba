import UIKit

typealias PlatformFont = UIFont

class Palette: UIColor, @unchecked Sendable {
  static let spacing = 8.0
  static let lines: Int = 3
  static let shared: Palette = .init()
}

enum Level: Int {
  case low, high
  static let usual = Level(rawValue: 1)
  static let first = Level.low
}

class Ruler: UIView {
  var color = UIColor.red
  var paper = Palette.clear
  var mixed = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  var font = PlatformFont.systemFont(ofSize: 12, weight: .bold)
  var insets = UIEdgeInsets.zero
  var length = CGFloat.infinity
  var limit = Int.max
  var spacing = Palette.spacing
  var lines = Palette.lines
  var level = Level.first
  var palette = Palette.shared
  // Not inferred: expressions after the member, and results of calls.
  var faded = UIColor.red.description
  var first = Level.usual
  var names = UIFont.fontNames(forFamilyName: "A")
  var size = UIFont.labelFontSize
  var next = makeNext()
}

extension UIFont {
  static func fontNames(forFamilyName name: String) -> [String] { [] }
  static var labelFontSize: CGFloat { 17 }
}

func makeNext() -> Int { 1 }
