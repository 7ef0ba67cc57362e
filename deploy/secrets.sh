#!/bin/sh
# Makes up the passwords and tokens of a site, as lines of an environment file: sh secrets.sh > .env
# Letters and digits only, so that they can stand in an address.
set -eu
umask 077
for name in POSTGRES_PASSWORD NATS_PASSWORD METRICS_TOKEN OPERATOR_TOKEN; do
  echo "$name=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')"
done
