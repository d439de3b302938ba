// A screen with everything in it, built with the classes for Jackson and printed by it.
package types_jackson

import com.fasterxml.jackson.databind.ObjectMapper
import java.math.BigDecimal

fun main() {
    val style = Style(width = 1.5)
    val id = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"
    val next = Next(again = listOf(null), map = mapOf(1L to mapOf("a" to null)))
    val items = listOf(
        Empty,
        Switch(quoted = "\$", isOn = true),
        Switch(quoted = "x", `class` = 3, été = 200, `object` = Object(string = "a", next = next)),
        Field(
            id = id, at = "/a", price = BigDecimal("2.5"), level = Level.low, mode = SpaceMode.off,
            any = mapOf("a" to listOf(1, null))
        ),
        Space_Card(mode = SpaceMode.on, modes = listOf(SpaceMode.off)),
        SpaceCard(
            pair = PairIntString(1, "a"), other = PairListIntListStringBoolOptional(listOf(1L), null)
        ),
        Deep(meta = Deep_meta(size = Deep_meta_size(3)), width = 1.0),
        ComponentBoth("x"),
        ComponentTwice(),
        // The keys depend on another name.
        ComponentPanel(otherKeys = mapOf("version" to 2, "title" to "x")),
        ComponentToggle(otherKeys = mapOf("state" to "off"))
    )
    val screen = Screen(
        body = List_(
            items = items, few = listOf(style),
            focus = Field(id = id, at = "/a", price = BigDecimal.ONE, level = Level.high)
        ),
        others = listOf(OtherBoth("x")),
        third = ThirdTwice("a"),
        onOpen = listOf(
            Action.openLink(OpenLink("x")), Action.closeAll(CloseAll), Action.several(Several(listOf()))
        ),
        sections = listOf(SectionHero(Hero("x")), SectionRule(Rule), SectionPath(Path(Spot(x = 3.0, `default` = "d")))),
        image = Remote("x"),
        shapes = listOf(ShapeCircle(1.0), ShapeBox(1), ShapeEmpty, ShapeStyled(1.0), ShapeNumber(2)),
        fills = listOf(
            FillColor("x"), FillImage(), FillGradient(FillGradient_content("a", "b")), FillSized(), FillNone
        ),
        border = Border.both(Border.styled(BorderStyled_content("x", 1))),
        value = 1.5,
        plain = listOf(
            Plain.one(PlainOne_content(1)), Plain.two(PlainTwo_content(1)), Plain.three(PlainThree_content)
        ),
        // Any JSON in Kotlin, since the names are no text.
        numbered = listOf(mapOf("type" to 1, "text" to "x")),
        spot = Spot(x = 1.5, `default` = "a"),
        spots = mapOf("a" to Spot(x = 1.0, y = 2, `default` = "b", été = style, spots = listOf(Spot(x = 2.0, `default` = "c")))),
        nothing = listOf()
    )
    println(ObjectMapper().writeValueAsString(screen))
}
