#!/bin/sh
# Says which signatures of signature-vectors.txt are right, by openssl alone: `signed` or `unsigned`, one a line.
set -eu
while IFS='|' read -r name _ _ scheme secrets id timestamp signatures _ body; do
  case $name in '' | '#'*) continue ;; esac
  verdict=unsigned
  printf '%s' "${body#*\*}" | openssl base64 -d -A > "$WORK/body"
  for _ in $(seq "${body%%\**}"); do cat "$WORK/body" "$WORK/body" > "$WORK/twice" && mv "$WORK/twice" "$WORK/body"; done
  for secret in $(printf '%s' "$secrets" | tr ',' ' '); do
    if [ "$scheme" = service ]; then
      key=$(printf '%s' "$secret" | od -An -v -tx1 | tr -d ' \n')
      head="$timestamp."
    else
      key=$(printf '%s' "${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
      head="$id.$timestamp."
    fi
    printf '%s' "$head" | cat - "$WORK/body" |
      openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary > "$WORK/mac"
    if [ "$scheme" = service ]; then right="sha256=$(od -An -v -tx1 "$WORK/mac" | tr -d ' \n')"; else right="v1,$(openssl base64 -A -in "$WORK/mac")"; fi
    for given in $signatures; do
      if [ "$scheme" = service ]; then given="${given%%=*}=$(printf '%s' "${given#*=}" | tr A-F a-f)"; fi
      if [ "$given" = "$right" ]; then verdict=signed; fi
    done
  done
  echo "$verdict"
done
