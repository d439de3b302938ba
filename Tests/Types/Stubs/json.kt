// What generated Kotlin uses of kotlinx.serialization.json.
package kotlinx.serialization.json

@Target(AnnotationTarget.CLASS)
annotation class JsonClassDiscriminator(val discriminator: String)

sealed class JsonElement

open class JsonPrimitive : JsonElement()

object JsonNull : JsonPrimitive()

fun JsonPrimitive(value: Boolean?): JsonPrimitive = JsonPrimitive()

fun JsonPrimitive(value: Number?): JsonPrimitive = JsonPrimitive()

fun JsonPrimitive(value: String?): JsonPrimitive = JsonPrimitive()

object Json {
    fun parseToJsonElement(string: String): JsonElement = JsonNull
}
