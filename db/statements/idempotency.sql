-- Generated: every statement idempotency sends.

insert into idempotency_keys (tenant_id, holder, route, key, fingerprint) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, holder, route, key) do update set fingerprint = excluded.fingerprint, created_at = now()
  where idempotency_keys.created_at < now() - interval '72 hours';

select fingerprint, status, body, sealed, request_id from idempotency_keys
  where tenant_id = $1 and holder = $2 and route = $3 and key = $4;

update idempotency_keys
  set status = $1, body = $2, sealed = $3, request_id = $4
  where tenant_id = $5 and holder = $6 and route = $7 and key = $8;
