#import <Foundation/Foundation.h>

typedef NS_ENUM(NSInteger, SPBannerKind) { SPBannerKindInfo, SPBannerKindError };
