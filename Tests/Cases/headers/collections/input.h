#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface SPTagList : UIView
@property(nonatomic, copy) NSArray<NSString *> *tags;
@property(nonatomic, copy) NSArray<UIView *> *rows;
@property(nonatomic, copy, nullable) NSDictionary<NSString *, NSURL *> *links;
@property(nonatomic, copy) NSArray<NSArray<NSDate *> *> *weeks;
@property(nonatomic, copy) NSSet<NSString *> *hidden;
@property(nonatomic, copy) NSArray *anything;
@property(nonatomic, strong) NSMutableArray<NSString *> *draft;
@property(nonatomic, strong) NSUUID *identifier;
@property(nonatomic, copy, nullable) NSData *data;
@property(nonatomic, copy) NSArray<__kindof UIView *> *footers;
@end

NS_ASSUME_NONNULL_END
