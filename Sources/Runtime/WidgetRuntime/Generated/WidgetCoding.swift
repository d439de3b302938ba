/// The declarations that only generated code uses.
///
/// They are nested here so that the types of the runtime do not take names from apps.
@_documentation(visibility: internal)
public enum WidgetCoding {}
