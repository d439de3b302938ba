# bash completion for widgetgen: source this file.
_widgetgen() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words
  local IFS=$' \t\n' prefix=""
  if [[ "$current" == "=" ]]; then
    current=""
  elif [[ "$previous" == "=" ]]; then
    previous="${COMP_WORDS[COMP_CWORD-2]}"
  elif [[ "$current" == --*=* ]]; then
    previous="${current%%=*}" prefix="${current%%=*}=" current="${current#*=}"
  fi
  case "$previous" in
    --config) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --sources) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --exclude) return ;;
    --dependencies) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --templates) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --output) IFS=$'\n'; COMPREPLY=($(compgen -d -P "$prefix" -- "$current")); return ;;
    --runtime) COMPREPLY=($(compgen -W "beagle-1 beagle-2 standalone" -P "$prefix" -- "$current")); return ;;
    --only) COMPREPLY=($(compgen -W "Coding Equality Families Registration Runtime none" -P "$prefix" -- "$current")); return ;;
    --select) return ;;
    --args) return ;;
    --format) COMPREPLY=($(compgen -W "text json github sarif" -P "$prefix" -- "$current")); return ;;
    --output-file) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --jobs) return ;;
    --check) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --emit) COMPREPLY=($(compgen -W "schema" -P "$prefix" -- "$current")); return ;;
    --draft) COMPREPLY=($(compgen -W "2020-12 7" -P "$prefix" -- "$current")); return ;;
    --for) COMPREPLY=($(compgen -W "decode encode" -P "$prefix" -- "$current")); return ;;
    --union) COMPREPLY=($(compgen -W "one-of if-then" -P "$prefix" -- "$current")); return ;;
    --against) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --severity) return ;;
    --fail-on) COMPREPLY=($(compgen -W "error warning info" -P "$prefix" -- "$current")); return ;;
    --root) return ;;
    --contract) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --from) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --exclude-sources) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --exclude-templates) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --template) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --context) IFS=$'\n'; COMPREPLY=($(compgen -f -P "$prefix" -- "$current")); return ;;
    --include-dir) IFS=$'\n'; COMPREPLY=($(compgen -d -P "$prefix" -- "$current")); return ;;
  esac
  if [[ $COMP_CWORD -eq 1 && "$current" != -* ]]; then
    COMPREPLY=($(compgen -W "generate check contract validate init migrate sourcery explain templates render dump completions man help" -- "$current")); return
  fi
  local files=""
  case "${COMP_WORDS[1]}" in
    generate) words="--config --sources --exclude --dependencies --templates --output --runtime --only --select --direct-json --inline --args --strict --format --output-file --verbose --quiet --jobs --prune --help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--config --sources --exclude --dependencies --templates --output --runtime --only --select --direct-json --inline --args --strict --format --output-file --verbose --quiet --jobs --prune --help --version" ;;
    check) words="--config --sources --exclude --dependencies --templates --output --runtime --only --select --direct-json --inline --args --strict --format --output-file --verbose --quiet --jobs --diff --help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--config --sources --exclude --dependencies --templates --output --runtime --only --select --direct-json --inline --args --strict --format --output-file --verbose --quiet --jobs --diff --help --version" ;;
    contract) words="--config --sources --exclude --dependencies --runtime --select --output --check --emit --draft --for --open --union --against --severity --fail-on --diff --format --strict --output-file --verbose --quiet --jobs --help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--config --sources --exclude --dependencies --runtime --select --output --check --emit --draft --for --open --union --against --severity --fail-on --diff --format --strict --output-file --verbose --quiet --jobs --help --version" ;;
    validate) words="--config --sources --exclude --dependencies --runtime --select --root --contract --strict --format --output-file --verbose --quiet --jobs --help --version" files=1; [[ $COMP_CWORD -gt 2 ]] || words="--config --sources --exclude --dependencies --runtime --select --root --contract --strict --format --output-file --verbose --quiet --jobs --help --version" ;;
    init) words="--from --help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--from --help --version" ;;
    migrate) words="--from --apply --help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--from --apply --help --version" ;;
    sourcery) words="--config --sources --exclude-sources --templates --exclude-templates --output --args --prune --verbose --quiet --help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--config --sources --exclude-sources --templates --exclude-templates --output --args --prune --verbose --quiet --help --version" ;;
    explain) words="--help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--help --version alias-added alias-removed ambiguous-inline-type annotation-not-for-runtime annotation-value annotation-without-value auto-codable-constant block-without-conformance block-without-import cannot-judge cannot-migrate case-added case-removed changed-since-scan class-needs-inline coded-actor conditional-member conditional-without-start configuration-added conflicting-inline-sections constant-on-the-wire contract contradicting-annotations contradicts-joined-family covered-inline-place dangling-annotation default-changed deprecated-key duplicate-inline-block duplicate-key duplicate-name duplicate-output expected-body expected-name expected-type flatten-brings-key flatten-brings-name flatten-needs-object flattening-changed foreign-member generated-name generic-member incomparable inline-marker-after-code inline-sections-not-filled invalid-file-section invalid-json joins-embedded-runtime joins-no-family joins-untagged json key-beside-targets key-changed key-of-case key-of-constant key-of-name leaving-out-needs-string-keys link-outside lossy-needs-collection lossy-removed malformed-inline-block mismatched-inline-end misplaced-annotation misplaced-inline-block missing-conformance missing-fallback missing-key missing-product misspelt-selection name-changed needs-family nested-inline-block nested-section nested-too-deeply nesting-too-deep noncopyable not-generated not-swift not-text null-value number-out-of-range only-is-not-enough orphaned-inline-end orphaned-output other-direction outside-output overloaded-case path-changed property-added property-became-optional property-became-required property-in-block property-removed property-required-added raw-values repeated-annotation repeated-key representation-changed restricted-member second-unknown-case skipped-subclass skipped-without-value stale stray-member superclass tag-key-changed tag-type target-without-sources template template-added too-many-conditions type-changed type-narrowed type-widened unbalanced-brace unbalanced-inline-block uncallable-function uncalled-function unclosed-annotations unclosed-inline-block unclosed-section uncodable-type uncodable-value undeclared-output undecodable-case unexpected-annotation-text unfilled-inline-block unknown-annotation-key unknown-case unknown-case-values unknown-fallback unknown-has-case unknown-inline-type unknown-is-beagles unknown-is-wider unknown-key unknown-needs-family unknown-needs-member unknown-of-enum unknown-policy-tightened unknown-property-type unknown-rule unknown-skips-required unknown-syntax unknown-widget unknown-without-policy unknown-word unknown-wrapper unreachable-member unreachable-storage unreachable-type unread-yaml unreadable unreadable-keys unreadable-name unsupported-sourcery-key unterminated-comment unterminated-conditional unterminated-string unusable-wrapper unused-accept unused-annotation unused-ignore unused-inline-block unwritable widget-added widget-removed written-by-two-targets wrong-type wrong-value" ;;
    templates) words="--output --help --version AutoCodable Coding Equality Families Registration Runtime _Block _Coding _Init _PolicyBox"; [[ $COMP_CWORD -gt 2 ]] || words="--output --help --version list eject" ;;
    render) words="--template --context --include-dir --help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--template --context --include-dir --help --version" ;;
    dump) words="--jobs --help --version" files=1; [[ $COMP_CWORD -gt 2 ]] || words="--jobs --help --version" ;;
    completions) words="--help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--help --version bash zsh fish" ;;
    man) words="--help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--help --version" ;;
    help) words="--help --version"; [[ $COMP_CWORD -gt 2 ]] || words="--help --version generate check contract validate init migrate sourcery explain templates render dump completions man" ;;
    *) words="--config --sources --exclude --dependencies --templates --output --runtime --only --select --direct-json --inline --args --strict --format --output-file --verbose --quiet --jobs --prune --help --version" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  IFS=$'\n'
  [[ -z "$files" ]] || COMPREPLY+=($(compgen -f -- "$current"))
}
complete -o filenames -F _widgetgen widgetgen
