import Foundation
import UIKit
import Beagle

struct BoxWidget: Widget {

    let title: String
    @AutoCodable
    let onTouch: [Action]?
    // expected-error 9-15: a property wrapper cannot be attached to a constant; write '@AutoCodable var onTouch: [Action]?', or 'let onTouch: [Action]?' without the wrapper, which is coded in the same way [auto-codable-constant]
    
    public var id: String?
    public var style: Style?
    public var accessibility: Accessibility?
    
    func toView(renderer: BeagleRenderer) -> UIView {
        let boxComponent = Box(title: title)
        boxComponent.onTouch = {
            renderer.controller?.execute(actions: onTouch, event: "onTouch", origin: boxComponent)
        }

        return boxComponent
    }
}
