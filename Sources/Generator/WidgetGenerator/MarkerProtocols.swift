import WidgetModel
import WidgetPlan

/// The names of the protocols by which Sourcery's templates for Beagle select types.
package let markerProtocols = MarkerProtocol.all.map(\.name)
