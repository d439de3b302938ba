import WidgetModel
import WidgetPlan

/// The names of the protocols that Sourcery's templates for Beagle select types by.
package let markerProtocols = MarkerProtocol.all.map(\.name)
