import Beagle
import UIKit

struct ChartViewWidget: Widget {
    let points: [ChartView.Point]?
    let series: [String: [Double]]?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let chartView = ChartView()
        if let points = points {
            chartView.points = points
        }
        if let series = series {
            chartView.series = series
        }
        // TODO: 'colors' of type '[UIColor]' is not set: a collection cannot contain values of 'UIColor'

        chartView.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: chartView)

        return beagleWrapper
    }
}
