import UIKit

struct MapPreviewWidget: Component {
    let url: URL
    let key: String
    let view: any Component
    let htmlText: String?
    let mapMode: SPMapMode?
    let unit: SPMapUnit?
    let size: SPMapSize?
    let hasShadow: Bool?
    let `repeat`: Int?

    @MainActor func makeView() -> UIView {
        let view = view.makeView()
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

        return mapPreview
    }
}

extension SPMapMode: Codable {}

extension SPMapUnit: Codable {}

extension SPMapSize: Codable {}
