#!/bin/sh
# Installs Campcairn on a machine with systemd, from the clone that this file is in. It may be run again at
# any time: for a newer release after "git pull", or to make good what is missing. It says what it does.
#
#   deploy/install.sh [--dry-run] [NAME=value…]    installs the commit that is checked out
#   deploy/install.sh [--dry-run] --back           goes back to the release before, and forward again
#
# NAME=value are settings for a settings file that is not there yet; one that is there is never changed.
# It starts and restarts nothing: docs/operations/go-live.md says how.
set -eu
umask 022
unset NODE_ENV

SOURCE=$(dirname "$(dirname "$(readlink -f "$0")")")
HOME_DIR=/opt/campcairn
SETTINGS=/etc/campcairn/campcairn.env
BACKUP_SETTINGS=/etc/campcairn/backup.env
UNITS=/etc/systemd/system
# The Node of the release and an npm for it, which install the packages: Debian 12's are too old for some.
TOOLS=$HOME_DIR/tools
NPM_VERSION=11
# Room for the packages and the pages of one release.
RELEASE_MB=2500
dry=
back=

say() { echo "install: $*"; }
fail() {
  echo "install: $*" >&2
  exit 1
}
# do_it WHAT COMMAND…
do_it() {
  if [ -n "$dry" ]; then say "would $1"; else
    say "$1"
    shift
    "$@"
  fi
}

case ${1:-} in -h | --help)
  sed -n '2,9s/^# \{0,1\}//p' "$0"
  exit 0
  ;;
esac
given=0
for word in "$@"; do
  case $word in
    --dry-run) dry=1 ;;
    --back) back=1 ;;
    [A-Z]*=*)
      name=${word%%=*}
      grep -q "^#\{0,1\}$name=" "$SOURCE/deploy/campcairn.env.example" ||
        fail "$name is no setting of deploy/campcairn.env.example: add it to $SETTINGS afterwards."
      [ "$(printf '%s' "$word" | wc -l)" = 0 ] || fail "$name has more than one line."
      given=$((given + 1))
      ;;
    *) fail "there is no option $word. $0 --help says which there are." ;;
  esac
done
[ "$(id -u)" = 0 ] || [ -n "$dry" ] || fail 'start it as root, for example by sudo.'

# ---- what the machine has to have
need() {
  missing=
  for command in git node npm tar setpriv; do
    command -v $command >/dev/null || missing="$missing $command"
  done
  library=
  for path in /usr/lib/*/libatomic.so.1 /usr/lib64/libatomic.so.1; do [ ! -e "$path" ] || library=$path; done
  [ -n "$library" ] || missing="$missing libatomic.so.1"
  [ -z "$missing" ] || fail "missing:$missing. On Debian: apt-get install -y --no-install-recommends git nodejs npm libatomic1"
  free=$(df -Pm "$(if [ -d $HOME_DIR ]; then echo $HOME_DIR; else echo /opt; fi)" | awk 'NR == 2 { print $4 }')
  [ "$free" -ge $RELEASE_MB ] || fail "$free MB are free in $HOME_DIR; a release needs $RELEASE_MB."
}

# ---- user and folders
make_user() {
  if ! id campcairn >/dev/null 2>&1; then
    do_it 'make the user campcairn, which nobody can sign in as' \
      useradd --system --user-group --home-dir /var/lib/campcairn --shell /usr/sbin/nologin campcairn
  fi
}
# folder PATH MODE OWNER
folder() {
  [ -d "$1" ] || do_it "make $1" install -d -m "$2" -o "$3" -g "$3" "$1"
}
make_folders() {
  folder $HOME_DIR 755 root
  folder $HOME_DIR/releases 755 root
  folder /etc/campcairn 755 root
  folder /var/lib/campcairn 700 campcairn
  folder /var/cache/campcairn 700 campcairn
  folder /var/backups/campcairn 700 campcairn
}

# ---- the release
release_of_source() {
  version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$SOURCE/package.json")
  echo "$version-$(git -C "$SOURCE" rev-parse --short=10 HEAD)"
}
node_of_source() { sed -n 's/^    "node": "\([0-9.]*\)",$/\1/p' "$SOURCE/package.json"; }
install_tools() {
  rm -rf $TOOLS
  mkdir $TOOLS
  echo '{"private":true,"allowScripts":{"node":true}}' >$TOOLS/package.json
  npm install --prefix $TOOLS --no-audit --no-fund --loglevel=error "node@$(node_of_source)" npm@$NPM_VERSION
}
copy_and_build() {
  rm -rf "$1"
  mkdir "$1"
  git -C "$SOURCE" archive HEAD | tar -x -C "$1"
  (cd "$1" && PATH=$TOOLS/node_modules/.bin:$PATH node tools/setup.mjs)
  touch "$1/.installed"
}
# Points `current` at a release, and `previous` at the one it replaces.
switch_to() {
  before=$(readlink $HOME_DIR/current || true)
  [ -z "$before" ] || ln -sfn "$before" $HOME_DIR/previous
  ln -sfn "$1" $HOME_DIR/current.new
  mv -T $HOME_DIR/current.new $HOME_DIR/current
}
install_release() {
  release=$(release_of_source)
  path=$HOME_DIR/releases/$release
  [ -z "$(git -C "$SOURCE" status --porcelain --untracked-files=no)" ] ||
    say "note: changes in $SOURCE that are not committed are left out"
  if [ -e "$path/.installed" ]; then say "release $release is there"; else
    if [ "$($TOOLS/node_modules/.bin/node --version 2>/dev/null || true)" != "v$(node_of_source)" ]; then
      do_it "install Node $(node_of_source) and npm $NPM_VERSION in $TOOLS" install_tools
    fi
    do_it "install the packages of release $release and build its pages in $path, some minutes" \
      copy_and_build "$path"
  fi
  if [ "$(readlink $HOME_DIR/current || true)" != "$path" ]; then
    do_it "make $release the current release" switch_to "$path"
  fi
}
go_back() {
  path=$(readlink $HOME_DIR/previous || true)
  [ -n "$path" ] && [ -e "$path/.installed" ] || fail "there is no release before this one in $HOME_DIR."
  do_it "go back from $(basename "$(readlink $HOME_DIR/current)") to $(basename "$path")" switch_to "$path"
}
# The current release and the one before it stay.
remove_older() {
  for path in $HOME_DIR/releases/*; do
    [ -d "$path" ] || continue
    case $path in
      "$(readlink $HOME_DIR/current || true)" | "$(readlink $HOME_DIR/previous || true)") ;;
      *) do_it "remove the older release $(basename "$path")" rm -rf "$path" ;;
    esac
  done
}

# ---- settings
# Between double quotes, as systemd reads it.
quoted() { printf '"%s"' "$(printf '%s' "$1" | sed 's/[\\"$`]/\\&/g')"; }
# Prints the value that the line of arguments has for NAME: value_for NAME WORD…
value_for() {
  wanted=$1
  shift
  for word in "$@"; do
    [ "${word%%=*}" != "$wanted" ] || printf '%s' "${word#*=}"
  done
}
settings_text() {
  while IFS= read -r line; do
    bare=${line#\#}
    name=${bare%%=*}
    value=
    case $bare in [A-Z]*=*) value=$(value_for "$name" "$@") ;; esac
    if [ -n "$value" ]; then echo "$name=$(quoted "$value")"; else
      case $line in
        SECRET_KEY=) echo "SECRET_KEY=$(head -c 32 /dev/urandom | base64)" ;;
        DATABASE_URL=) echo 'DATABASE_URL="postgres://campcairn@/campcairn?host=/run/postgresql"' ;;
        *) printf '%s\n' "$line" ;;
      esac
    fi
  done <"$SOURCE/deploy/campcairn.env.example"
}
write_settings() {
  (umask 077 && settings_text "$@" >$SETTINGS.new)
  mv $SETTINGS.new $SETTINGS
}
make_settings() {
  if [ -e $SETTINGS ]; then
    say "$SETTINGS is there and stays as it is"
    [ $given = 0 ] || say 'note: the settings that you named were not used: edit the file'
  else
    do_it "write $SETTINGS, with a new SECRET_KEY, readable by root alone" write_settings "$@"
  fi
  if [ ! -e $BACKUP_SETTINGS ]; then
    do_it "write $BACKUP_SETTINGS" install -m 600 "$SOURCE/deploy/backup.env.example" $BACKUP_SETTINGS
  fi
}
say_empty() {
  [ -r $SETTINGS ] || return 0
  empty=$(sed -n 's/^\([A-Z_]*\)=\("\{0,1\}\)\2$/\1/p' $SETTINGS | paste -sd' ' -)
  [ -z "$empty" ] || say "still empty in $SETTINGS: $empty"
}

# ---- units and commands
# copy FROM TO: unless they are equal
copy() {
  cmp -s "$1" "$2" || do_it "write $2" install -D -m 644 "$1" "$2"
  [ -n "$dry" ] || cmp -s "$1" "$2" || fail "$2 could not be written."
}
install_units() {
  from=$1/deploy/systemd
  changed=$(cd "$from" && find . -type f | while read -r unit; do
    cmp -s "$unit" "$UNITS/$unit" || echo "$unit"
  done)
  for unit in $changed; do copy "$from/${unit#./}" "$UNITS/${unit#./}"; done
  if [ -n "$changed" ] && [ -d /run/systemd/system ]; then do_it 'have systemd read its units' systemctl daemon-reload; fi
}
# link NAME FOLDER
link() {
  target=$HOME_DIR/current/deploy/$1
  [ "$(readlink "$2/$1" || true)" = "$target" ] || do_it "make the command $2/$1" ln -sfn "$target" "$2/$1"
}

if [ -n "$back" ]; then
  go_back
  installed=$(readlink $HOME_DIR/current)
else
  need
  make_user
  make_folders
  make_settings "$@"
  install_release
  remove_older
  installed=$SOURCE
fi
install_units "$installed"
link campcairn-cc /usr/local/bin
link campcairn-backup /usr/local/sbin
say_empty
if [ -n "$dry" ]; then say 'nothing was changed'
elif [ -n "$back" ]; then say 'done. Now: systemctl restart campcairn-worker campcairn-web'
else say 'done. Start: systemctl enable --now campcairn-web campcairn-worker campcairn-backup.timer; after an upgrade: systemctl restart campcairn-worker campcairn-web'
fi
