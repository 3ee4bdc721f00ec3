create role pgbouncer login password 'change-me';
grant connect on database prokura to pgbouncer;
create schema pgbouncer;
grant usage on schema pgbouncer to pgbouncer;
create function pgbouncer.secret_of(wanted text) returns table (role name, secret text)
language sql security definer set search_path = pg_catalog as $$
  select rolname, rolpassword from pg_authid
  where rolname = wanted and rolname in (current_database() || '_service_login', current_database() || '_worker_login')
$$;
revoke execute on function pgbouncer.secret_of from public;
grant execute on function pgbouncer.secret_of to pgbouncer;
