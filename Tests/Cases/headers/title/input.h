#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/** The style of a header. */
typedef NS_ENUM(NSInteger, SPHeaderStyle) {
  SPHeaderStylePlain,
  /// The style of the first screen.
  SPHeaderStyleLarge = 4,
  SPHeaderStyleDefault = SPHeaderStylePlain,
} NS_SWIFT_NAME(SPHeader.Style);

/**
 The title of a screen.

 With a line of text below it.
 */
@interface SPHeader : UIView

/// The text of the title.
@property(nonatomic, copy) NSString *title;

/** The line below the title, or nil if there isn't one. */
@property(nonatomic, copy, nullable) NSString *subtitle;

- (instancetype)initWithTitle:(NSString *)title style:(SPHeaderStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(NSString *)title;
- (instancetype)initWithFrame:(CGRect)frame NS_UNAVAILABLE;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
