// What generated Kotlin uses of kotlinx.serialization.
package kotlinx.serialization


annotation class ExperimentalSerializationApi

@Target(AnnotationTarget.CLASS, AnnotationTarget.PROPERTY)
annotation class SerialName(val value: String)

@Target(AnnotationTarget.CLASS, AnnotationTarget.PROPERTY, AnnotationTarget.TYPE)
annotation class Serializable
