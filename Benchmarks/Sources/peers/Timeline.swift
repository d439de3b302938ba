// A search on Twitter: strings in Japanese, and many members that are null.

// widgetgen: codable, keyStyle = snake_case
struct Timeline: Equatable {
  var statuses: [Status]
  var searchMetadata: SearchMetadata
}

// widgetgen: codable, keyStyle = snake_case
struct Status: Equatable {
  var metadata: Metadata
  var createdAt: String
  var id: Int
  var idStr: String
  var text: String
  var source: String
  var truncated: Bool
  var inReplyToStatusId: Int?
  var inReplyToStatusIdStr: String?
  var inReplyToUserId: Int?
  var inReplyToUserIdStr: String?
  var inReplyToScreenName: String?
  var user: User
  var geo: String?
  var coordinates: String?
  var place: String?
  var contributors: String?
  var retweetCount: Int
  var favoriteCount: Int
  var entities: Entities
  var favorited: Bool
  var retweeted: Bool
  var lang: String
  var retweetedStatus: Original?
  var possiblySensitive: Bool?
}

/// A status that others repeat.
// widgetgen: codable, keyStyle = snake_case
struct Original: Equatable {
  var metadata: Metadata
  var createdAt: String
  var id: Int
  var idStr: String
  var text: String
  var source: String
  var truncated: Bool
  var inReplyToStatusId: Int?
  var inReplyToStatusIdStr: String?
  var inReplyToUserId: Int?
  var inReplyToUserIdStr: String?
  var inReplyToScreenName: String?
  var user: User
  var geo: String?
  var coordinates: String?
  var place: String?
  var contributors: String?
  var retweetCount: Int
  var favoriteCount: Int
  var entities: Entities
  var favorited: Bool
  var retweeted: Bool
  var lang: String
  var possiblySensitive: Bool?
}

// widgetgen: codable, keyStyle = snake_case
struct Metadata: Equatable {
  var resultType: String
  var isoLanguageCode: String
}

// widgetgen: codable, keyStyle = snake_case
struct User: Equatable {
  var id: Int
  var idStr: String
  var name: String
  var screenName: String
  var location: String
  var description: String
  var url: String?
  var entities: UserEntities
  var protected: Bool
  var followersCount: Int
  var friendsCount: Int
  var listedCount: Int
  var createdAt: String
  var favouritesCount: Int
  var utcOffset: Int?
  var timeZone: String?
  var geoEnabled: Bool
  var verified: Bool
  var statusesCount: Int
  var lang: String
  var contributorsEnabled: Bool
  var isTranslator: Bool
  var isTranslationEnabled: Bool
  var profileBackgroundColor: String
  var profileBackgroundImageUrl: String
  var profileBackgroundImageUrlHttps: String
  var profileBackgroundTile: Bool
  var profileImageUrl: String
  var profileImageUrlHttps: String
  var profileBannerUrl: String?
  var profileLinkColor: String
  var profileSidebarBorderColor: String
  var profileSidebarFillColor: String
  var profileTextColor: String
  var profileUseBackgroundImage: Bool
  var defaultProfile: Bool
  var defaultProfileImage: Bool
  var following: Bool
  var followRequestSent: Bool
  var notifications: Bool
}

// widgetgen: codable, keyStyle = snake_case
struct UserEntities: Equatable {
  var description: UserTexts
  var url: UserTexts?
}

// widgetgen: codable, keyStyle = snake_case
struct UserTexts: Equatable {
  var urls: [TweetURL]
}

// widgetgen: codable, keyStyle = snake_case
struct Entities: Equatable {
  var hashtags: [Hashtag]
  var symbols: [Hashtag]
  var urls: [TweetURL]
  var userMentions: [Mention]
  var media: [Media]?
}

// widgetgen: codable, keyStyle = snake_case
struct Hashtag: Equatable {
  var text: String
  var indices: [Int]
}

// widgetgen: codable, keyStyle = snake_case
struct TweetURL: Equatable {
  var url: String
  var expandedUrl: String
  var displayUrl: String
  var indices: [Int]
}

// widgetgen: codable, keyStyle = snake_case
struct Mention: Equatable {
  var screenName: String
  var name: String
  var id: Int
  var idStr: String
  var indices: [Int]
}

// widgetgen: codable, keyStyle = snake_case
struct Media: Equatable {
  var id: Int
  var idStr: String
  var indices: [Int]
  var mediaUrl: String
  var mediaUrlHttps: String
  var url: String
  var displayUrl: String
  var expandedUrl: String
  var type: String
  var sizes: Sizes
  var sourceStatusId: Int?
  var sourceStatusIdStr: String?
}

// widgetgen: codable, keyStyle = snake_case
struct Sizes: Equatable {
  var medium: Size
  var small: Size
  var thumb: Size
  var large: Size
}

// widgetgen: codable, keyStyle = snake_case
struct Size: Equatable {
  var w: Int
  var h: Int
  var resize: String
}

// widgetgen: codable, keyStyle = snake_case
struct SearchMetadata: Equatable {
  var completedIn: Double
  var maxId: Int
  var maxIdStr: String
  var nextResults: String
  var query: String
  var refreshUrl: String
  var count: Int
  var sinceId: Int
  var sinceIdStr: String
}
