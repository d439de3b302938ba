import UIKit

/// What the backend can show; its types are distinguished by a key of the JSON.
// widgetgen: family
protocol Component: Codable {
    /// The view that shows it.
    @MainActor func makeView() -> UIView
}
