#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, SPBorderEdges) {
  SPBorderEdgeNone = 0,
  SPBorderEdgeTop = 1 << 0,
  SPBorderEdgeBottom = 1 << 1,
};

typedef NS_CLOSED_ENUM(NSUInteger, SPBorderKind) { SPBorderKindSolid, SPBorderKindDashed };

enum { SPBorderMaximum = 8 };

typedef NSString *SPBorderName NS_TYPED_EXTENSIBLE_ENUM;

@interface SPBorderView : UIView
- (instancetype)initWithEdges:(SPBorderEdges)edges kind:(SPBorderKind)kind;
@property(nonatomic) SPBorderName name;
@property(nonatomic) SPBorderKind hoverKind;
@property(nonatomic) NSTextAlignment alignment;
@end

NS_ASSUME_NONNULL_END
