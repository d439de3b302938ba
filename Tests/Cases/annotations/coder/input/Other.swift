import Foundation
import WidgetRuntime

enum Other {
  typealias Coder = SecondsSince1970
}
