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

# Reports one thing that does not hold and goes on.
fail() {
  # A file, since the end of a pipe is a shell of its own.
  echo "FAILED: $*" | tee -a "$folder/failures" >&2
}

# The last line of a script.
finish() {
  if [ -s "$folder/failures" ]; then
    echo "$(wc -l <"$folder/failures") failed" >&2
    exit 1
  fi
  echo "all held"
}
