// widgetgen: codable
// expected-warning 1-21: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
import WidgetRuntime

// widgetgen: codable
// expected-warning 15-21: 'codable' has no effect here; it applies to a type [misplaced-annotation]
typealias Name = String

// widgetgen: codabel
// expected-error 15-21: unknown annotation key 'codabel'; write a key that 'widgetgen explain' lists, or list it in 'annotations' if a template reads it [unknown-annotation-key]
func load() {}

// widgetgen: codable
struct Label {
  let text: String

  // widgetgen: key = "at"
  // expected-warning 17-19: 'key' has no effect here; it applies to a stored property, a case, or an associated value [misplaced-annotation]
  subscript(index: Int) -> String { text }
}

// widgetgen: codable
// expected-warning 15-21: 'codable' has no effect here; it applies to a type [misplaced-annotation]
protocol Shape {}

// widgetgen: codable
// expected-warning 1-21: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
infix operator +++

// widgetgen: codable
// expected-warning 1-21: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
precedencegroup Sums {}

// widgetgen: codable
// expected-warning 1-21: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
@freestanding(expression) macro now() -> Int = #externalMacro(module: "A", type: "B")

// widgetgen: key = a
// expected-warning 1-21: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
var global = 1
var other = 1  // widgetgen: key = b
// expected-warning 16-36: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]

// widgetgen: AutoDecodable
// expected-warning 15-27: 'AutoDecodable' has no effect here; it applies to a type [misplaced-annotation]
func save() {}

final class Node {
  // widgetgen: AutoDecodable
  // expected-warning 17-29: 'AutoDecodable' has no effect here; it applies to a type [misplaced-annotation]
  var a: Int = 1
  // widgetgen: key = b
  // expected-warning 3-23: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
  #now()
  // widgetgen: skip
  // expected-warning 3-20: this annotation is not attached to a declaration; write it on the line above a declaration outside of functions [dangling-annotation]
  deinit {}
}

protocol Named {
  // widgetgen: key = title
  // expected-warning 17-19: 'key' has no effect here; it applies to a stored property, a case, or an associated value [misplaced-annotation]
  var name: String { get }
  // widgetgen: default = a
  // expected-warning 17-23: 'default' has no effect here; it applies to a stored property, an associated value, a protocol, a class, or an enum [misplaced-annotation]
  static var kind: String { get set }
}

enum Size {
  // widgetgen: AutoEquatable
  // expected-warning 17-29: 'AutoEquatable' has no effect here; it applies to a type [misplaced-annotation]
  case small
}

func start() {
  // widgetgen:begin: lossy
  // expected-warning 3-27: no declaration is in the block of these annotations; remove it, or write it around declarations outside of functions [dangling-annotation]
  struct Local { var names: [String] }
  // widgetgen:end
}

struct Page {
  var title: String {
    // widgetgen:begin: skip
    // expected-warning 5-28: no declaration is in the block of these annotations; remove it, or write it around declarations outside of functions [dangling-annotation]
    let title = "a"
    // widgetgen:end
    return title
  }
  var count = {
    // widgetgen:begin: skip
    // expected-warning 5-28: no declaration is in the block of these annotations; remove it, or write it around declarations outside of functions [dangling-annotation]
    1
    // widgetgen:end
  }()
}

// widgetgen:begin: lossy
// expected-warning 1-25: no declaration is in the block of these annotations; remove it, or write it around declarations outside of functions [dangling-annotation]
// widgetgen:end
