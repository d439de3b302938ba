#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, SPMapMode) {
  SPMapModeDefault,
  SPMapModeURLOnly,
  SPMapMode3D,
  SPMapModeInternal NS_SWIFT_NAME(hidden),
  SPMapModeIn,
};

typedef NS_ENUM(NSInteger, SPMapUnit) { kSPMapUnitMeter, kSPMapUnitFoot };

typedef NS_ENUM(NSInteger, SPMapSize) { SPMapSizeSmall, SPMapSizeSmaller };

NS_SWIFT_NAME(MapPreview)
@interface SPMapPreviewView : UIView
@property(nonatomic, copy) NSURL *URL;
@property(nonatomic, copy) NSString *HTMLText;
@property(nonatomic) SPMapMode mode NS_SWIFT_NAME(mapMode);
@property(nonatomic) SPMapUnit unit;
@property(nonatomic) SPMapSize size;
@property(nonatomic) BOOL hasShadow;
@property(nonatomic) NSInteger repeat;
- (instancetype)initWithURL:(NSURL *)URL forKey:(NSString *)key inView:(UIView *)view;
- (instancetype)initForReadingWithMode:(SPMapMode)mode NS_SWIFT_NAME(init(reading:));
- (instancetype)initHidden:(BOOL)hidden;
@end

NS_ASSUME_NONNULL_END
