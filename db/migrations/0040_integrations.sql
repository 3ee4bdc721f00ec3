-- Integrations installed in a portal: their settings with sealed secrets, what they reached, and the journal of what they did.

create table integration_installations (
  tenant_id         uuid not null default tenant_id() references tenants,
  id                uuid not null default uuidv7(),
  slug              text not null check (length(slug) <= 64),
  status            text not null default 'requires_setup' check (status in ('requires_setup', 'installed', 'sync_error', 'disabled', 'deleted')),
  -- Without secrets: those are sealed beside, by the path of their field, with what may be shown of each.
  settings          jsonb not null default '{}',
  secrets           jsonb not null default '{}',
  secrets_shown     jsonb not null default '{}',
  -- One more with every change that asks for a new check; a check counts for the settings it was made with.
  config_version    int not null default 1,
  tested_version    int,
  last_test         jsonb,
  connected_account text,
  last_sync_at      instant,
  last_sync_status  text check (last_sync_status in ('running', 'ok', 'failed')),
  last_error        jsonb,
  failure_streak    int not null default 0,
  -- The run under way, and how far it is.
  sync_run          uuid,
  sync_progress     jsonb,
  next_sync_at      instant,
  installed_by      uuid,
  version           bigint not null default 1,
  created_at        instant not null default now(),
  updated_at        instant not null default now(),
  archived_at       instant,
  created_by        uuid,
  updated_by        uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, installed_by) references users,
  check ((status = 'deleted') = (archived_at is not null))
);
-- One active installation of an integration in a portal, whoever installs at once.
create unique index integration_installations_active on integration_installations (tenant_id, slug) where archived_at is null;
create index integration_installations_due on integration_installations (tenant_id, next_sync_at) where archived_at is null and next_sync_at is not null;
call fence('integration_installations', 'select, insert, update', 'select, update');

-- Places reached in the streams of a provider.
create table integration_cursors (
  tenant_id       uuid not null default tenant_id(),
  installation_id uuid not null,
  stream          text not null check (length(stream) <= 100),
  cursor          text,
  updated_at      instant not null default now(),
  primary key (tenant_id, installation_id, stream),
  foreign key (tenant_id, installation_id) references integration_installations
);
call fence('integration_cursors', 'select, insert, update, delete', 'select, insert, update, delete');

create table integration_log (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  at              instant not null default now(),
  direction       text not null check (direction in ('INBOUND', 'OUTBOUND', 'INTERNAL')),
  level           text not null check (level in ('info', 'warning', 'error')),
  event           text not null check (length(event) <= 200),
  status          text not null check (status in ('ok', 'warning', 'failed', 'in_doubt', 'skipped')),
  message         jsonb not null,
  entity_type     text,
  entity_id       text,
  details         jsonb not null default '{}',
  correlation_id  text,
  duration_ms     int,
  http_status     int,
  attempt         int,
  -- Of how many equal ones this line speaks: a flood of refusals is counted, not listed.
  times           int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references integration_installations
);
create index integration_log_order on integration_log (tenant_id, installation_id, at, id);
create index integration_log_age on integration_log (tenant_id, at);
call fence('integration_log', 'select, insert, update', 'select, insert, update, delete');

-- One opinion of a portal about an integration.
create table integration_ratings (
  tenant_id  uuid not null default tenant_id(),
  slug       text not null,
  stars      int not null check (stars between 1 and 5),
  rated_by   uuid,
  updated_at instant not null default now(),
  primary key (tenant_id, slug)
);
call fence('integration_ratings', 'select, insert, update, delete');

-- What all portals together say of an integration. Holds no portal: only counts, kept by the triggers below.
create table integration_standings (
  slug     text primary key,
  installs int not null default 0,
  ratings  int not null default 0,
  stars    int not null default 0
);
grant select, insert, update on integration_standings to prokura_directory;

create function count_installation() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into integration_standings as standing (slug, installs) values (new.slug, case when new.archived_at is null then 1 else 0 end)
  on conflict (slug) do update set installs = standing.installs
    + case when tg_op = 'INSERT' then 1 when new.archived_at is not null and old.archived_at is null then -1 else 0 end;
  return null;
end $$;
alter function count_installation owner to prokura_directory;
create trigger integration_installations_counted after insert or update of archived_at on integration_installations
  for each row execute function count_installation();

create function count_rating() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into integration_standings as standing (slug, ratings, stars)
  values (coalesce(new.slug, old.slug), (new.slug is not null)::int - (old.slug is not null)::int, coalesce(new.stars, 0) - coalesce(old.stars, 0))
  on conflict (slug) do update set ratings = standing.ratings + excluded.ratings, stars = standing.stars + excluded.stars;
  return null;
end $$;
alter function count_rating owner to prokura_directory;
create trigger integration_ratings_counted after insert or update or delete on integration_ratings
  for each row execute function count_rating();

create function find_integration_standings() returns table (slug text, installs int, ratings int, stars int)
language sql stable security definer set search_path = public as $$
  select slug, installs, ratings, stars from integration_standings
$$;
alter function find_integration_standings owner to prokura_directory;
revoke execute on function find_integration_standings, count_installation, count_rating from public;
grant execute on function find_integration_standings to prokura_service, prokura_worker;

-- Portals whose integrations are to be synchronized: all a worker may learn before it enters one.
grant select (tenant_id, next_sync_at, archived_at) on integration_installations to prokura_directory;
create policy directory on integration_installations for select to prokura_directory using (true);
create function tenants_with_due_syncs() returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  select distinct i.tenant_id from integration_installations i where i.next_sync_at <= now() and i.archived_at is null
$$;
alter function tenants_with_due_syncs owner to prokura_directory;
revoke execute on function tenants_with_due_syncs from public;
grant execute on function tenants_with_due_syncs to prokura_worker;
