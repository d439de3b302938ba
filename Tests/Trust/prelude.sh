# The common part of the scripts in this folder: the tool, and a temporary folder.
# WIDGETGEN is the binary to test, by default a new release build.
set -euo pipefail
root="$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)"
if [ -z "${WIDGETGEN:-}" ]; then
  swift build --package-path "$root" -c release --product widgetgen >&2
  WIDGETGEN="$(swift build --package-path "$root" -c release --show-bin-path)/widgetgen"
fi
folder="$(mktemp -d "${TMPDIR:-/tmp}/widgetgen-trust.XXXXXX")"
trap 'chmod -R u+w "$folder" && rm -rf "$folder"' EXIT

# Reports a failure and continues.
fail() {
  # A file, because the end of a pipe is a separate shell.
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
