import UIKit

open class SPListView<ObjectType: AnyObject>: UIView {
    public var items: [ObjectType] { get { preconditionFailure() } set {} }
}

open class SPTextList: SPListView<AnyObject> {
    public var limit: Int { get { preconditionFailure() } set {} }
}
