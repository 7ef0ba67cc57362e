#!/bin/sh
# Encodes the games in one process per core, then trains: run.sh NODE ENCODE.mjs GAMES.tar.gz WORK OUT.bin [arguments of train.py]
set -e
node=$1; encode=$2; games=$3; work=$4; out=$5; shift 5
here=$(dirname "$0")
cores=$(nproc)
if [ ! -f "$work/done" ]; then
  mkdir -p "$work"
  "$node" "$encode" --shape > "$work/shape.json"
  part=0
  while [ $part -lt "$cores" ]; do "$node" "$encode" "$games" "$work" $part "$cores" & part=$((part + 1)); done
  wait
  touch "$work/done"
fi
PYTHONUNBUFFERED=1 python3 "$here/train.py" "$work" "$out" "$@"
