import Beagle

/// Makes the components, actions and navigation controllers of this module known to Beagle.
func registerWidgets(in dependencies: BeagleDependencies) {
    dependencies.decoder.register(component: ContainerTitleWidget.self)
}
