#compdef sample
# Completions of sample for zsh: put this file as _sample in a folder of $fpath.
_sample() {
  local -a commands
  commands=(
    'draw:Draw a shape.'
    'join:Join files.'
    'help:Tell more of a command.'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    _values option --help --version --generate-completion-script
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
    help) _describe command commands ;;
    --generate-completion-script) _values shell bash zsh fish ;;
    draw)
      _arguments \
        ':place:_files' \
          {--shape,-s}'[What to draw.]:shape:(circle square)' \
          {--count,-n}'[How many.]:count: ' \
          {--output,-o}'[The folder for pictures.]:output:_files -/' \
          '*--color[A colour; may be given several times.]:color: ' \
          {--fill,-f}'[Fill it.]' \
          {--stay-quiet,-q}'[Say nothing.]' \
          '--help[Show this help.]'
      ;;
    join)
      _arguments \
        '*:files:_files' \
          '--help[Show this help.]'
      ;;
  esac
}
_sample "$@"
