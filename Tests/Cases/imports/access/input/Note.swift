import Foundation

struct Note: Component { let date: Date }
