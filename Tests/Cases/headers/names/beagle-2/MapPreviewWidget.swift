import Beagle
import UIKit

struct MapPreviewWidget: Widget {
    let url: URL
    let key: String
    let view: ServerDrivenComponent
    let htmlText: String?
    let mapMode: SPMapMode?
    let unit: SPMapUnit?
    let size: SPMapSize?
    let hasShadow: Bool?
    let `repeat`: Int?

    var id: String?
    var style: Style?
    var accessibility: Accessibility?

    func toView(renderer: BeagleRenderer) -> UIView {
        let view = BeagleView(view)
        view.translatesAutoresizingMaskIntoConstraints = false

        let mapPreview = MapPreview(url: url, forKey: key, in: view)
        if let htmlText = htmlText {
            mapPreview.htmlText = htmlText
        }
        if let mapMode = mapMode {
            mapPreview.mapMode = mapMode
        }
        if let unit = unit {
            mapPreview.unit = unit
        }
        if let size = size {
            mapPreview.size = size
        }
        if let hasShadow = hasShadow {
            mapPreview.hasShadow = hasShadow
        }
        if let `repeat` = `repeat` {
            mapPreview.`repeat` = `repeat`
        }

        mapPreview.translatesAutoresizingMaskIntoConstraints = false
        let beagleWrapper = AutoLayoutWrapper(view: mapPreview)

        return beagleWrapper
    }
}

extension SPMapMode: Codable {}

extension SPMapUnit: Codable {}

extension SPMapSize: Codable {}
