-- What leads to a portal before one is entered: names of portals, public parts of keys, digests of links, addresses of webhooks and of
-- exchanges, names of publications. Each is unique over all portals, which rows that lie apart by portal cannot promise: so they stand here,
-- and whoever makes such a row claims its address in the same transaction.
create table portal_addresses (
  -- A kind of address; of webhooks 'webhook ' with the area that takes them.
  kind      text not null,
  address   bytea not null,
  tenant_id uuid not null,
  record_id uuid not null,
  -- What the record belongs to, where whoever enters has to know it.
  parent_id uuid,
  primary key (kind, address)
);
create index portal_addresses_of on portal_addresses (tenant_id);
grant select, insert, delete on portal_addresses to prokura_directory;

-- Claims addresses for records of the entered portal, and answers which of them are the portal's now.
create function claim_addresses(of_kind text, wanted bytea[], records uuid[], parent uuid default null) returns table (address bytea)
language plpgsql volatile security definer set search_path = public as $$
#variable_conflict use_column
begin
  insert into portal_addresses (kind, address, tenant_id, record_id, parent_id)
  select of_kind, given.address, tenant_id(), given.record_id, parent from unnest(wanted, records) as given(address, record_id)
  on conflict do nothing;
  return query
  select held.address from portal_addresses held
  where held.kind = of_kind and held.address = any(wanted) and held.tenant_id = tenant_id();
end $$;
alter function claim_addresses owner to prokura_directory;
revoke execute on function claim_addresses from public;
grant execute on function claim_addresses to prokura_service, prokura_worker;

-- On one server rows keep their addresses by themselves too: an older release beside this one claims nothing.
create function keep_address() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  written constant jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  of_kind constant text := tg_argv[0] || coalesce(written->>'area', '');
  -- Bytes are written in hexadecimal there.
  given constant bytea := case when left(written->>tg_argv[1], 2) = '\x' then (written->>tg_argv[1])::bytea else convert_to(written->>tg_argv[1], 'UTF8') end;
  portal constant uuid := written->>'tenant_id';
begin
  if tg_op = 'DELETE' then
    delete from portal_addresses where kind = of_kind and address = given and tenant_id = portal;
    return null;
  end if;
  insert into portal_addresses (kind, address, tenant_id, record_id, parent_id)
  values (of_kind, given, portal, (written->>tg_argv[2])::uuid, (written->>tg_argv[3])::uuid)
  on conflict do nothing;
  if not found and not exists (select from portal_addresses where kind = of_kind and address = given and tenant_id = portal) then
    raise unique_violation using message = format('an address of the kind "%s" is held by another portal', of_kind);
  end if;
  return null;
end $$;
alter function keep_address owner to prokura_directory;
revoke execute on function keep_address from public;

-- Of the owner, who is held by row security too; undone at once.
create procedure fill_addresses(of_table regclass, of_kind text, address text, record text, parent text)
language plpgsql as $$
begin
  execute format('alter table %s no force row level security', of_table);
  execute format(
    'insert into portal_addresses (kind, address, tenant_id, record_id, parent_id) select %s, %s, tenant_id, %I, %s from %s',
    of_kind, address, record, coalesce(quote_ident(parent), 'null'), of_table);
  execute format('alter table %s force row level security', of_table);
end $$;
call fill_addresses('tenants', $$'portal'$$, $$convert_to(slug, 'UTF8')$$, 'tenant_id', null);
call fill_addresses('api_keys', $$'api key'$$, $$convert_to(key_id, 'UTF8')$$, 'id', null);
call fill_addresses('supplier_rfq_links', $$'rfq link'$$, 'digest', 'recipient_id', null);
call fill_addresses('driver_links', $$'driver link'$$, 'digest', 'id', null);
call fill_addresses('commercial_proposal_sendings', $$'proposal link'$$, 'digest', 'id', null);
call fill_addresses('inbound_endpoints', $$'webhook ' || area$$, 'digest', 'id', 'installation_id');
call fill_addresses('site_exchange_access', $$'site exchange'$$, $$convert_to(address_key, 'UTF8')$$, 'installation_id', null);
call fill_addresses('publications', $$'publication'$$, $$convert_to(slug, 'UTF8')$$, 'id', null);
drop procedure fill_addresses;

create trigger tenants_address after insert or delete on tenants
  for each row execute function keep_address('portal', 'slug', 'tenant_id');
create trigger api_keys_address after insert or delete on api_keys
  for each row execute function keep_address('api key', 'key_id', 'id');
create trigger supplier_rfq_links_address after insert or delete on supplier_rfq_links
  for each row execute function keep_address('rfq link', 'digest', 'recipient_id');
create trigger driver_links_address after insert or delete on driver_links
  for each row execute function keep_address('driver link', 'digest', 'id');
create trigger commercial_proposal_sendings_address after insert or delete on commercial_proposal_sendings
  for each row execute function keep_address('proposal link', 'digest', 'id');
create trigger inbound_endpoints_address after insert or delete on inbound_endpoints
  for each row execute function keep_address('webhook ', 'digest', 'id', 'installation_id');
create trigger site_exchange_access_address after insert or delete on site_exchange_access
  for each row execute function keep_address('site exchange', 'address_key', 'installation_id');
-- A name is taken for good.
create trigger publications_address after insert on publications
  for each row execute function keep_address('publication', 'slug', 'id');

-- Within a portal they stay unique where they are looked up.
alter table tenants drop constraint tenants_slug_key;
alter table api_keys drop constraint api_keys_key_id_key, add unique (tenant_id, key_id);
alter table supplier_rfq_links drop constraint supplier_rfq_links_digest_key;
alter table driver_links drop constraint driver_links_digest_key;
alter table commercial_proposal_sendings drop constraint commercial_proposal_sendings_digest_key;
alter table inbound_endpoints drop constraint inbound_endpoints_digest_key;
alter table site_exchange_access drop constraint site_exchange_access_address_key_key;
drop index publications_slug_key;
create unique index publications_slug on publications (tenant_id, slug);

create or replace function find_api_key(public_id text) returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id from portal_addresses a where a.kind = 'api key' and a.address = convert_to(public_id, 'UTF8');
end $$;

create or replace function find_rfq_link(digest bytea) returns table (tenant_id uuid, recipient_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'rfq link' and a.address = $1;
end $$;

create or replace function find_driver_link(digest bytea) returns table (tenant_id uuid, link_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'driver link' and a.address = $1;
end $$;

create or replace function find_proposal_link(digest bytea) returns table (tenant_id uuid, sending_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'proposal link' and a.address = $1;
end $$;

create or replace function find_provider_endpoint(digest bytea, wanted text) returns table (tenant_id uuid, endpoint_id uuid, installation_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id, a.parent_id from portal_addresses a where a.kind = 'webhook ' || wanted and a.address = $1;
end $$;

create or replace function find_inbound_endpoint(digest bytea) returns table (tenant_id uuid, endpoint_id uuid, installation_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id, a.parent_id from portal_addresses a where a.kind = 'webhook inbound' and a.address = $1;
end $$;

create or replace function find_site_exchange(address_key text) returns table (tenant_id uuid, installation_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'site exchange' and a.address = convert_to($1, 'UTF8');
end $$;

create or replace function find_portal(wanted text) returns table (tenant_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id from portal_addresses a where a.kind = 'portal' and a.address = convert_to(wanted, 'UTF8');
end $$;

create or replace function find_portal_name(wanted text) returns table (taken boolean)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select exists (select 1 from portal_names n where n.slug = wanted)
    or exists (select 1 from portal_addresses a where a.kind = 'portal' and a.address = convert_to(wanted, 'UTF8'));
end $$;

create or replace function claim_portal_name(wanted text) returns table (claimed boolean)
language plpgsql security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  with taken as (
    insert into portal_names (slug) select wanted
    where not exists (select 1 from portal_addresses a where a.kind = 'portal' and a.address = convert_to(wanted, 'UTF8'))
    on conflict do nothing returning 1
  )
  select exists (select 1 from taken);
end $$;

-- They read these tables for nothing else.
drop policy directory on supplier_rfq_links;
revoke select (tenant_id, recipient_id, digest) on supplier_rfq_links from prokura_directory;
drop policy directory on driver_links;
revoke select (tenant_id, id, digest) on driver_links from prokura_directory;
drop policy directory on commercial_proposal_sendings;
revoke select (tenant_id, id, digest) on commercial_proposal_sendings from prokura_directory;
drop policy directory on inbound_endpoints;
revoke select (tenant_id, id, installation_id, digest, area) on inbound_endpoints from prokura_directory;
drop policy directory on site_exchange_access;
revoke select (tenant_id, installation_id, address_key) on site_exchange_access from prokura_directory;
