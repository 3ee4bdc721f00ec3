#!/bin/sh
# Signs an event and posts it: sign-and-post.sh URL SECRET EVENT FILE. Needs openssl and curl, nothing of Prokura.
set -eu
url=$1 secret=$2 event=$3 file=$4
timestamp=${TIMESTAMP:-$(date +%s)}
signature=$(printf '%s.' "$timestamp" | cat - "$file" | openssl dgst -sha256 -hmac "$secret" -hex | sed 's/.* //')
curl -sS -X POST "$url" \
  -H 'Content-Type: application/json' \
  -H "X-Service-Timestamp: $timestamp" \
  -H "X-Service-Signature: sha256=$signature" \
  -H "X-Service-Event: $event" \
  --data-binary "@$file"
echo
