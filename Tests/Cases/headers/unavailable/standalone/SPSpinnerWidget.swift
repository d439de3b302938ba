import UIKit

struct SPSpinnerWidget: Component {
    let diameter: CGFloat
    let speed: CGFloat?

    @MainActor func makeView() -> UIView {
        let spSpinner = SPSpinner(diameter: diameter)
        if let speed = speed {
            spSpinner.speed = speed
        }

        return spSpinner
    }
}
