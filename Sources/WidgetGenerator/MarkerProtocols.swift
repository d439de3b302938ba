import WidgetModel
import WidgetPlan

/// The protocols by which types asked Sourcery's templates for Beagle for what is built in here.
package let markerProtocols = AnnotationKey.markers
