#import <UIKit/UIKit.h>
#import <SPGone/SPGone.h>
#import "SPMissing.h"

NS_ASSUME_NONNULL_BEGIN

@interface SPTimeline : UIView <SPMissingAppearance>
@property(nonatomic, copy) NSString *caption;
@property(nonatomic, strong) SPMissingModel *model;
@property(nonatomic) SPMissingKind kind;
@property(nonatomic, weak) id<SPMissingDelegate> delegate;
- (instancetype)initWithCaption:(NSString *)caption;
- (void)show:(SPMissingEntry *)entry;
@end

NS_ASSUME_NONNULL_END
