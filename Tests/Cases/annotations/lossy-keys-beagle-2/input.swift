import Beagle
import Foundation
import UIKit

enum Side: String, Codable, CodingKeyRepresentable { case left, right }

struct Table: ServerDrivenComponent {
  // widgetgen: lossy
  var integers: [Int: String]
  // widgetgen: lossy
  var parts: [Side: any ServerDrivenComponent]
  // widgetgen: unknown = skip
  var rows: [Int: any ServerDrivenComponent]
  // widgetgen: lossy
  var sides: Set<Side> = []

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}
