import Beagle
import UIKit

struct MoneyViewWidget: Widget {
    let amount: Decimal?
    let currency: String?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let moneyView = MoneyView()
        if let amount = amount {
            moneyView.amount = amount
        }
        if let currency = currency {
            moneyView.currency = currency
        }

        moneyView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: moneyView)

        return beagleWrapper
    }
}
