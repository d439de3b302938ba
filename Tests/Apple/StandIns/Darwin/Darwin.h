// The part of Darwin's C library that the tool calls; see ../README.md. The comments name manual pages.
#pragma once

typedef __INT32_TYPE__ dev_t, pid_t, blksize_t;
typedef __UINT16_TYPE__ mode_t, nlink_t;
typedef __UINT64_TYPE__ ino_t;
typedef __UINT32_TYPE__ uid_t, gid_t;
typedef __INT64_TYPE__ off_t, blkcnt_t;
typedef __SIZE_TYPE__ size_t;
typedef __PTRDIFF_TYPE__ ssize_t;

// stat(2), in the variant with inodes of 64 bits
struct timespec {
  long tv_sec, tv_nsec;
};
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  __UINT32_TYPE__ st_flags, st_gen;
  __INT32_TYPE__ st_lspare;
  __INT64_TYPE__ st_qspare[2];
};
int stat(const char *path, struct stat *information);
int lstat(const char *path, struct stat *information);
int fstat(int descriptor, struct stat *information);

// open(2), read(2), write(2), close(2), fsync(2), chmod(2), chown(2)
int open(const char *path, int flags, ...);
ssize_t read(int descriptor, void *buffer, size_t count);
ssize_t write(int descriptor, const void *buffer, size_t count);
int close(int descriptor);
int fsync(int descriptor);
int fchmod(int descriptor, mode_t mode);
int chmod(const char *path, mode_t mode);
int fchown(int descriptor, uid_t owner, gid_t group);
#define O_RDONLY 0x0
#define O_WRONLY 0x1
#define O_RDWR 0x2
#define O_NONBLOCK 0x4
#define O_NOCTTY 0x20000
#define O_CREAT 0x200
#define O_TRUNC 0x400
#define O_EXCL 0x800
#define O_NOFOLLOW 0x100
#define O_CLOEXEC 0x1000000
#define O_DIRECTORY 0x100000

// dir(5), directory(3)
struct dirent {
  __UINT64_TYPE__ d_ino, d_seekoff;
  __UINT16_TYPE__ d_reclen, d_namlen;
  __UINT8_TYPE__ d_type;
  char d_name[1024];
};
typedef struct {
  int __dd_fd;
} DIR;
DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
int closedir(DIR *folder);
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10

// usleep(3)
typedef __UINT32_TYPE__ useconds_t;
int usleep(useconds_t microseconds);

// fcntl(2)
#define F_SETFL 4

// unlink(2), rmdir(2), mkdir(2), mkfifo(2), rename(2), symlink(2), realpath(3), mkdtemp(3), mkstemp(3), chdir(2)
int unlink(const char *path);
int rmdir(const char *path);
int mkdir(const char *path, mode_t mode);
int mkfifo(const char *path, mode_t mode);
int rename(const char *path, const char *target);
int symlink(const char *path, const char *link);
char *realpath(const char *path, char *resolved);
char *mkdtemp(char *pattern);
int mkstemp(char *pattern);
int chdir(const char *path);

// malloc(3)
void *malloc(size_t size);
void *realloc(void *memory, size_t size);
void free(void *block);

// intro(2), strerror(3)
char *strerror(int code);
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define ENXIO 6
#define EEXIST 17
#define ENOTDIR 20

// ioctl(2), tty(4). The overlay of Darwin declares `ioctl` with a pointer, and the constant.
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};
int ioctl(int descriptor, unsigned long request, void *argument);
#define TIOCGWINSZ 0x40087468UL

// sysconf(3), getpid(2), kill(2), isatty(3), getenv(3), setenv(3), exit(3)
long sysconf(int name);
#define _SC_PAGESIZE 29
#define _SC_NPROCESSORS_ONLN 58
pid_t getpid(void);
int kill(pid_t process, int signal);
int isatty(int descriptor);
char *getenv(const char *name);
int setenv(const char *name, const char *value, int overwrite);
int unsetenv(const char *name);
_Noreturn void exit(int status);
#define SIGKILL 9
#define SIGTERM 15

// popen(3), fread(3)
typedef struct __sFILE {
  unsigned char *_p;
} FILE;
FILE *popen(const char *command, const char *mode);
int pclose(FILE *stream);
size_t fread(void *buffer, size_t size, size_t count, FILE *stream);

// dlopen(3), dlsym(3), dlerror(3)
void *dlopen(const char *path, int mode);
void *dlsym(void *handle, const char *symbol);
const char *dlerror(void);
#define RTLD_NOW 0x2
#define RTLD_LOCAL 0x4

// pthread(3)
typedef struct _opaque_pthread_t *pthread_t;
typedef unsigned long pthread_key_t;
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_attr_t;
pthread_t _Nonnull pthread_self(void);
size_t pthread_get_stacksize_np(pthread_t _Nonnull thread);
void *_Nonnull pthread_get_stackaddr_np(pthread_t _Nonnull thread);
int pthread_key_create(pthread_key_t *_Nonnull key, void (*_Nullable destructor)(void *_Nonnull));
void *_Nullable pthread_getspecific(pthread_key_t key);
int pthread_setspecific(pthread_key_t key, const void *_Nullable value);
int pthread_attr_init(pthread_attr_t *_Nonnull attributes);
int pthread_attr_destroy(pthread_attr_t *_Nonnull attributes);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull attributes, size_t size);
int pthread_create(
    pthread_t _Nullable *_Nonnull thread, const pthread_attr_t *_Nullable attributes,
    void *_Nullable (*_Nonnull start)(void *_Nonnull), void *_Nullable argument);
int pthread_join(pthread_t _Nonnull thread, void *_Nullable *_Nullable value);

// pthread_mutex_init(3), pthread_mutex_lock(3), pthread_cond_init(3), pthread_cond_timedwait(3)
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_mutex_t;
typedef struct {
  long __sig;
  char __opaque[40];
} pthread_cond_t;
typedef struct {
  long __sig;
  char __opaque[8];
} pthread_mutexattr_t, pthread_condattr_t;
int pthread_mutex_init(pthread_mutex_t *_Nonnull mutex, const pthread_mutexattr_t *_Nullable attributes);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull mutex);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull mutex);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull mutex);
int pthread_cond_init(pthread_cond_t *_Nonnull condition, const pthread_condattr_t *_Nullable attributes);
int pthread_cond_destroy(pthread_cond_t *_Nonnull condition);
int pthread_cond_broadcast(pthread_cond_t *_Nonnull condition);
int pthread_cond_timedwait(
    pthread_cond_t *_Nonnull condition, pthread_mutex_t *_Nonnull mutex,
    const struct timespec *_Nullable limit);

// clock_gettime(3)
typedef enum { CLOCK_REALTIME = 0, CLOCK_MONOTONIC = 6, CLOCK_THREAD_CPUTIME_ID = 16 } clockid_t;
int clock_gettime(clockid_t clock, struct timespec *_Nonnull time);

// getrlimit(2)
typedef __UINT64_TYPE__ rlim_t;
struct rlimit {
  rlim_t rlim_cur, rlim_max;
};
int getrlimit(int resource, struct rlimit *_Nonnull limit);
#define RLIMIT_STACK 3
