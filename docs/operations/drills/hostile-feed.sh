#!/usr/bin/env bash
# Feeds that harm who reads them: endless, packed, slow, silent, pointing inwards, nested. Each is broken, says why, and
# changes nothing; meanwhile another partner's feed is read and pages are answered. Then an operator stops one.
source "$(dirname "$0")/common.sh"

export DATA_DIR=$WORK/data
own_database
# Most that the process may grow to, and most that a page may take.
MAX_MB=1500
MAX_PAGE_MS=2000
partner_server
start_server PUBLIC_URL="$SITE"
cc_with -- partner create --name 'Mill Vans' --website https://mill.example --email office@mill.example \
  --status approved >/dev/null
make_partner
list_with_page bramble Bramble

# Adds a feed that is read each hour, the first time now, and prints its id: add_feed SLUG FILE
add_feed() {
  local id
  id=$(cc_with -- feed add "$1" --url "$PARTNER_URL/feeds/$2" --json | grep -o '"id": *[0-9]*' | tr -dc 0-9)
  cc_with -- feed schedule "$id" hourly >/dev/null
  echo "$id"
}
# The newest run of a feed: its status and its error.
run_of() {
  cc_with -- feed runs "$1" --json | "$NODE" -e '
    const [run] = JSON.parse(require("fs").readFileSync(0, "utf8"));
    console.log(run ? `${run.status} ${run.error ?? ""}` : "none");'
}
has_ended() { case "$(run_of "$1")" in broken* | ok* | held*) ;; *) return 1 ;; esac; }
is_running() { case "$(run_of "$1")" in running*) ;; *) return 1 ;; esac; }
is_interrupted() { case "$(run_of "$1")" in interrupted*) ;; *) return 1 ;; esac; }
resident_mb() { awk '/VmRSS/ {print int($2 / 1024)}' "/proc/$SERVER/status"; }
page_ms() { curl -s -o /dev/null -w '%{http_code} %{time_total}' "$SITE/search" | awk '{print ($1 == 200) ? int($2 * 1000) : 99999}'; }
check_server() {
  local took mb
  took=$(page_ms) mb=$(resident_mb)
  [ "$took" -lt $MAX_PAGE_MS ] || fail "a page took $took ms"
  [ "$mb" -lt $MAX_MB ] || fail "the server has grown to $mb MB"
}

say "before: a page in $(page_ms) ms, $(resident_mb) MB"
for hostile in one-long-row.csv bomb.csv inwards.csv laughs.xml deep.json silent.csv; do
  id=$(add_feed harbour-vans $hostile)
  until has_ended "$id"; do check_server; sleep 0.5; done
  case "$(run_of "$id")" in broken*) ;; *) fail "$hostile: $(run_of "$id")" ;; esac
  say "$hostile: $(run_of "$id")"
  check_server
  cc_with -- feed schedule "$id" off >/dev/null
done
say "after: a page in $(page_ms) ms, $(resident_mb) MB"

say 'one that sends some bytes a second, while another partner has a feed'
slow=$(add_feed harbour-vans slow.csv)
within 30 'it is being read' is_running "$slow"
good=$(add_feed mill-vans good.csv)
within 60 "the other partner's feed is read" has_ended "$good"
expect 'its run' 'ok ' "$(run_of "$good")"
expect 'what the first partner has is still shown' 200 "$(status "$SITE/listing/$SLUG")"

say 'an operator stops it'
cc_with -- feed schedule "$slow" off >/dev/null
within 30 'its run is interrupted' is_interrupted "$slow"
cc_with -- feed list
cc_with -- partner status harbour-vans suspended --reason 'Your feed harms us.' >/dev/null
expect "the partner's page" 404 "$(status "$SITE/listing/$SLUG")"
expect 'what is parked' '[]' "$(cc_with -- jobs list --json)"
check_server
say ok
