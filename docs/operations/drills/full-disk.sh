#!/usr/bin/env bash
# The disk of the embedded database is full: writes are refused, reads are answered, and writing goes on by
# itself once there is room; also when the database had to end for lack of room.
source "$(dirname "$0")/common.sh"

[ "$(id -u)" = 0 ] || { say 'skipped: a small disk can only be mounted by root'; exit 0; }
DISK=$WORK/disk
mkdir "$DISK"
mount -t tmpfs -o size=1g,mode=755 tmpfs "$DISK" 2>/dev/null ||
  { say 'skipped: nothing can be mounted here'; exit 0; }
undo "umount -l '$DISK'"
export DATA_DIR=$DISK/data

free_mb() { df --output=avail -BM "$DISK" | tail -1 | tr -dc 0-9; }
# Leaves so many MB.
fill() { fallocate -l "$(($(free_mb) - $1))M" "$DISK/filling"; }
is_written() { [ "$(put_listing bramble "Bramble $RANDOM")" = 200 ]; }
is_refused() { [ "$(put_listing bramble "Bramble $RANDOM")" = 503 ]; }
is_read() { [ "$(api "$API/listings")" = 200 ]; }

say "a server on a disk of 1 GB"
start_server
make_partner
expect 'a listing is written' 201 "$(put_listing bramble Bramble)"

say "something else fills the disk up to $(fill 40; free_mb) MB"
within 10 'writes are refused' is_refused
expect 'the answer names its code' internal_error "$(sed -n 's/.*"code":"\([^"]*\)".*/\1/p' "$WORK/answer")"
expect 'listings are read' 200 "$(api "$API/listings")"
expect 'pages are answered' 200 "$(status "http://127.0.0.1:$PORT/search")"
grep -o '"the disk of DATA_DIR is full[^"]*"\|"msg":"the disk of DATA_DIR is full[^"]*"' "$WORK/server.log" >/dev/null ||
  fail 'the log does not say so'

rm "$DISK/filling"
within 10 'there is room, and writes go on' is_written

say 'the disk is filled to the last byte, and the database is killed'
dd if=/dev/zero of="$DISK/filling" bs=1M 2>/dev/null || true
kill -9 "$(head -1 "$DATA_DIR/postgres/data/postmaster.pid")"
sleep 12
say "while there is no room: write $(put_listing bramble Bramble), read $(api "$API/listings")"
rm "$DISK/filling"
within 60 'there is room, and writes go on' is_written
expect 'listings are read' 200 "$(api "$API/listings")"
say ok
