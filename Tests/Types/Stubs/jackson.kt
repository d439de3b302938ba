// What generated Kotlin uses of Jackson's annotations.
package com.fasterxml.jackson.annotation

import kotlin.reflect.KClass

@Target(AnnotationTarget.PROPERTY_GETTER)
annotation class JsonAnyGetter

@Target(AnnotationTarget.CLASS, AnnotationTarget.PROPERTY_GETTER)
annotation class JsonInclude(val value: Include) {
    enum class Include { ALWAYS, NON_NULL }
}

@Target(AnnotationTarget.VALUE_PARAMETER, AnnotationTarget.PROPERTY_GETTER)
annotation class JsonProperty(val value: String)

@Target(AnnotationTarget.CLASS)
annotation class JsonSubTypes(vararg val value: Type) {
    annotation class Type(val value: KClass<*>, val name: String = "")
}

@Target(AnnotationTarget.CLASS)
annotation class JsonTypeInfo(val use: Id, val include: As, val property: String) {
    enum class Id { NAME }
    enum class As { PROPERTY }
}

@Target(AnnotationTarget.PROPERTY_GETTER)
annotation class JsonValue
