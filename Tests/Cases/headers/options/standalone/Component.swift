import UIKit

/// The widgets that a backend can send; a key of the JSON distinguishes them.
// widgetgen: family
protocol Component: Codable {
    /// The view that shows it.
    @MainActor func makeView() -> UIView
}
