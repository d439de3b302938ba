#import <UIKit/UIKit.h>

@interface SPGauge : UIView
@property(nonatomic) int count;
@property(nonatomic) unsigned int limit;
@property(nonatomic) NSUInteger steps;
@property(nonatomic) float ratio;
@property(nonatomic) double value;
@property(nonatomic) uint8_t level;
@property(nonatomic) long long total;
@property(nonatomic) bool isFlat;
@property(nonatomic) CGSize ticks;
@property(nonatomic) CGPoint origin;
@property(nonatomic) UIEdgeInsets padding;
@property(nonatomic) CFTimeInterval pause;
@property(nonatomic) const char *tagName;
@property(nonatomic) void *opaqueValue;
@property(nonatomic) SEL action;
@property(nonatomic) Class layerType;
@property(nonatomic) NSNumber *boxed;
- (instancetype)initWithValue:(double)value from:(double)minimum to:(double)maximum;
@end
