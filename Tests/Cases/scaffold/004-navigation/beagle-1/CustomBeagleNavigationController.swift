import Beagle
import UIKit

/// A navigation controller that follows what its server-driven screens do.
class CustomBeagleNavigationController: BeagleNavigationController {
    private let loadingView = UIActivityIndicatorView()

    override func serverDrivenStateDidChange(
        to state: ServerDrivenState,
        at screenController: BeagleController
    ) {
        switch state {
        case .started:
            loadingView.center = view.center
            view.addSubview(loadingView)
            loadingView.startAnimating()
        case .finished:
            loadingView.stopAnimating()
            loadingView.removeFromSuperview()
        case .success:
            break
        case .error(let error, let retry):
            show(message(for: error), retry: retry)
        }
    }

    private func show(_ message: String, retry: BeagleRetry?) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        if let retry = retry {
            alert.addAction(UIAlertAction(title: "Retry", style: .default) { _ in retry() })
        }
        alert.addAction(UIAlertAction(title: "Close", style: .cancel, handler: nil))
        present(alert, animated: true, completion: nil)
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
