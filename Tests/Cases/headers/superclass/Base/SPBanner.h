#import <UIKit/UIKit.h>
#import <Banners/SPBannerKind.h>

NS_ASSUME_NONNULL_BEGIN

@interface SPBanner : UIView
@property(nonatomic, copy) NSString *text;
@property(nonatomic) SPBannerKind kind;
- (instancetype)initWithText:(NSString *)text kind:(SPBannerKind)kind NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
