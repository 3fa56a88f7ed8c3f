#!/usr/bin/env bash
# The release before, by its tag, is brought to the sources that are here: with its data, by the next start, as a
# role that owns the database and may do nothing else. Skipped where no tag of a release is known, or where its packages
# cannot be installed.
#   docs/operations/drills/release-upgrade.sh [TAG]
source "$(dirname "$0")/common.sh"

skip() { say "skipped: $*"; exit 0; }
git -C "$PROJECT" rev-parse --git-dir >/dev/null 2>&1 || skip 'there is no git repository here'
# A tag of the commit that is checked out is no release before.
TAG=${1:-$(git -C "$PROJECT" tag --list 'v*' --merged HEAD --no-contains HEAD --sort=-v:refname | head -1)}
[ -n "$TAG" ] || skip 'no tag of a release before is known; git fetch --tags brings them'

HERE=$PROJECT
BEFORE=$WORK/before
say "$TAG, as it was released"
mkdir "$BEFORE"
git -C "$HERE" archive "$TAG" | tar -x -C "$BEFORE"
(cd "$BEFORE" && npm ci --no-audit --no-fund --prefer-offline --loglevel=error >"$WORK/install.log" 2>&1) ||
  skip "the packages of $TAG cannot be installed here"
(cd "$BEFORE" && node tools/setup.mjs >"$WORK/setup.log" 2>&1) || fail "$TAG cannot be built"

export DATA_DIR=$WORK/data
own_database
# What follows runs the sources in a folder: use FOLDER
use() { PROJECT=$1 NODE=$1/node_modules/.bin/node; }

use "$BEFORE"
start_server
make_partner
list_with_page bramble 'Bramble by the sea'
cc_with -- operator add ada@example.org >/dev/null
stop_server

use "$HERE"
say 'the next start, of the sources that are here'
began=$(date +%s)
start_server
say "it took $(($(date +%s) - began)) s"
expect 'the listing' 200 "$(api "$API/listings/bramble")"
expect 'its page' 200 "$(status "$SITE/listing/$SLUG")"
expect 'a listing is written' 201 "$(put_listing new 'New here')"
expect 'the operators' ada@example.org "$(cc_with -- operator list --json | sed -n 's/.*"email":"\([^"]*\)".*/\1/p')"
curl -s "$SITE/healthz" | tail -1
stop_server
say ok
