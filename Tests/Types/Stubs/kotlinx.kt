// What generated Kotlin uses of kotlinx.serialization.
package kotlinx.serialization

import kotlinx.serialization.json.Json

annotation class ExperimentalSerializationApi

@Target(AnnotationTarget.CLASS, AnnotationTarget.PROPERTY)
annotation class SerialName(val value: String)

@Target(AnnotationTarget.CLASS, AnnotationTarget.PROPERTY, AnnotationTarget.TYPE)
annotation class Serializable

inline fun <reified T> Json.decodeFromString(string: String): T = throw UnsupportedOperationException()
