import Beagle
import UIKit

/// A navigation controller that follows what its server-driven screens do.
class CustomBeagleNavigation: BeagleNavigationController {
    override func serverDrivenStateDidChange(
        to state: ServerDrivenState,
        at screenController: BeagleController
    ) {
        // Beagle's own views for loading and errors.
        super.serverDrivenStateDidChange(to: state, at: screenController)
        switch state {
        case .started, .finished, .success:
            break
        case .error(let error, _):
            print(message(for: error))
        }
    }

    private func message(for error: ServerDrivenState.Error) -> String {
        switch error {
        case .remoteScreen(let error), .lazyLoad(let error), .submitForm(let error):
            return message(for: error)
        case .action(let error), .webView(let error):
            return error.localizedDescription
        case .declarativeText:
            return "The screen cannot be read."
        }
    }

    private func message(for error: Request.Error) -> String {
        switch error {
        case .networkError(let error):
            return error.localizedDescription
        case .decoding(let error):
            return error.localizedDescription
        default:
            return error.localizedDescription
        }
    }
}
