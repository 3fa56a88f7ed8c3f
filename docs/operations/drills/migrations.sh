#!/usr/bin/env bash
# The migrations of the next release, applied to 1,000,000 listings, calendars, clicks and deliveries while others read
# and write them: nobody may wait for more than a second.
#
#   docs/operations/drills/migrations.sh [LAST [ROWS]]     # the last migration of the release that runs
set -euo pipefail
PROJECT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
exec "$PROJECT/node_modules/.bin/node" "$PROJECT/docs/operations/drills/migrations.ts" "${1:-0040-erasures.sql}" "${2:-1000000}"
