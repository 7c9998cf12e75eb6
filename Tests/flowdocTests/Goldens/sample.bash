# Completions of sample for bash: source this file, or put it in /etc/bash_completion.d.
_sample() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
  if [[ $COMP_CWORD -eq 1 ]]; then
    COMPREPLY=($(compgen -W "draw join help --help --version --generate-completion-script" -- "$current"))
    return
  fi
  case "${COMP_WORDS[1]}" in
    help) COMPREPLY=($(compgen -W "draw join" -- "$current")) ;;
    --generate-completion-script) COMPREPLY=($(compgen -W "bash zsh fish" -- "$current")) ;;
    draw)
      case "$previous" in
        --shape|-s) COMPREPLY=($(compgen -W "circle square" -- "$current")); return ;;
        --count|-n) COMPREPLY=(); return ;;
        --output|-o) COMPREPLY=($(compgen -d -- "$current")); return ;;
        --color) COMPREPLY=(); return ;;
        *) ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--shape -s --count -n --output -o --color --fill -f --stay-quiet -q --help" -- "$current"))
      else
        COMPREPLY=($(compgen -f -- "$current"))
      fi
      ;;
    join)
      case "$previous" in
        *) ;;
      esac
      if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "--help" -- "$current"))
      else
        COMPREPLY=($(compgen -f -- "$current"))
      fi
      ;;
  esac
}
complete -o filenames -F _sample sample
