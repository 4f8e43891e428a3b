/* A disk on which making a write-ahead log durable fails as often as the file named by
   FAILING_SYNCS says. Loaded before the C library by the tests. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

static int is_log(int file) {
    char link[64], path[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 4) return 0;
    path[length] = 0;
    return strcmp(path + length - 4, "-wal") == 0;
}

static int fails(int file) {
    const char *path = getenv("FAILING_SYNCS");
    if (!path || !is_log(file)) return 0;
    FILE *control = fopen(path, "r+");
    if (!control) return 0;
    long left = 0;
    if (fscanf(control, "%ld", &left) != 1) left = 0;
    if (left > 0) {
        rewind(control);
        fprintf(control, "%-10ld", left - 1);
    }
    fclose(control);
    return left > 0;
}

static int synced(int file, long call) {
    if (fails(file)) {
        errno = EIO;
        return -1;
    }
    return (int)syscall(call, file);
}

int fsync(int file) { return synced(file, SYS_fsync); }
int fdatasync(int file) { return synced(file, SYS_fdatasync); }
