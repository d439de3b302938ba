import UIKit

private class Hidden: UIView {}

class Plain: UIView {}
