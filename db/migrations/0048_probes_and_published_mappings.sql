-- Installations that stopped come back by themselves, webhooks of publishers come in, old writes are found by their age.

alter table integration_installations
  -- When one that was stopped by faults that pass is to be looked at again.
  add next_probe_at instant,
  -- One of another company whose version takes webhooks.
  add inbound boolean not null default false;
create index integration_installations_probed on integration_installations (tenant_id, next_probe_at) where archived_at is null and next_probe_at is not null;

grant select (next_probe_at) on integration_installations to prokura_directory;
create function tenants_with_due_probes() returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  select distinct i.tenant_id from integration_installations i where i.next_probe_at <= now() and i.archived_at is null
$$;
alter function tenants_with_due_probes owner to prokura_directory;
revoke execute on function tenants_with_due_probes from public;
grant execute on function tenants_with_due_probes to prokura_worker;

-- Brought by the version of an integration of another company, and replaced with it.
alter table inbound_mappings add published boolean not null default false;
grant insert, update on inbound_mappings to prokura_worker;

create index integration_outbox_age on integration_outbox (tenant_id, updated_at) where status in ('done', 'failed');
