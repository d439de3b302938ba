// What generated Kotlin uses of kotlinx.serialization.json.
package kotlinx.serialization.json

@Target(AnnotationTarget.CLASS)
annotation class JsonClassDiscriminator(val discriminator: String)

sealed class JsonElement

class JsonPrimitive : JsonElement()
