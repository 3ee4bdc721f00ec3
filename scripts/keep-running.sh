#!/bin/sh
# `sh keep-running.sh COMMAND…` runs the command and starts it again a second after it died: by a signal nobody sent through us (out of memory, a crash),
# or by an error after it had run for ten seconds. An error before that is a refusal to start and ends this too, with its code.
stopping=
stop() {
  stopping=yes
  kill -TERM "$child" 2>/dev/null
}
trap stop TERM INT HUP

code=0
while [ -z "$stopping" ]; do
  started=$(date +%s)
  "$@" &
  child=$!
  [ -z "$stopping" ] || stop
  wait "$child"
  code=$?
  # A signal of ours ends the wait before the child has ended.
  while kill -0 "$child" 2>/dev/null; do
    wait "$child"
    code=$?
  done
  if [ "$stopping" ] || [ "$code" -eq 0 ]; then exit "$code"; fi
  if [ "$code" -lt 128 ] && [ $(($(date +%s) - started)) -lt 10 ]; then exit "$code"; fi
  echo "The process ended with code $code and is started again" >&2
  sleep 1
done
exit "$code"
