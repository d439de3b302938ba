//! A screen as a server sends it to an app.
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

#[derive(Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Component {
    Screen(Screen),
    Card(Card),
    Text(Text),
    Image(Image),
    Banner(Banner),
}

#[derive(Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Action {
    Open(Open),
    Track(Track),
}

#[derive(Deserialize, Serialize)]
pub struct Screen {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    pub children: Vec<Component>,
}

#[derive(Deserialize, Serialize)]
pub struct Card {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    pub title: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub style: Option<Style>,
    pub children: Vec<Component>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Text {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    pub text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alignment: Option<Alignment>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub on_press: Option<Vec<Action>>,
}

#[derive(Deserialize, Serialize)]
pub struct Image {
    pub url: String,
    pub width: f64,
    pub height: f64,
    pub mode: ContentMode,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub style: Option<Style>,
}

#[derive(Deserialize, Serialize)]
pub struct Banner {
    pub title: String,
    #[serde(flatten)]
    pub style: Style,
}

#[derive(Deserialize, Serialize)]
pub struct Open {
    pub url: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub replace: Option<bool>,
}

#[derive(Deserialize, Serialize)]
pub struct Track {
    pub event: String,
    pub values: HashMap<String, String>,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Style {
    pub padding: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corner_radius: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub background: Option<String>,
    pub alignment: Alignment,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Alignment {
    Leading,
    Center,
    Trailing,
}

#[derive(Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ContentMode {
    Fit,
    Fill,
    Center,
}
