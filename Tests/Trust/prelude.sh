# What the scripts beside this file have in common: the tool, and a folder that is removed again.
# WIDGETGEN names a binary to try in place of a fresh release build.
set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
if [ -z "${WIDGETGEN:-}" ]; then
  swift build --package-path "$root" -c release --product widgetgen >&2
  WIDGETGEN="$(swift build --package-path "$root" -c release --show-bin-path)/widgetgen"
fi
folder="$(mktemp -d "${TMPDIR:-/tmp}/widgetgen-trust.XXXXXX")"
trap 'chmod -R u+w "$folder" && rm -rf "$folder"' EXIT
failures=0

# Reports one thing that does not hold and goes on.
fail() {
  echo "FAILED: $*" >&2
  failures=$((failures + 1))
}

# The last line of a script.
finish() {
  [ "$failures" -eq 0 ] || { echo "$failures failed" >&2; exit 1; }
  echo "all held"
}
