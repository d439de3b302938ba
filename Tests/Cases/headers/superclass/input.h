#import "SPBanner.h"

NS_ASSUME_NONNULL_BEGIN

/// A banner that disappears.
@interface SPAlertBanner : SPBanner
@property(nonatomic) NSTimeInterval duration;
@end

NS_ASSUME_NONNULL_END
