-- Integrations that companies publish for other portals: who publishes, what is offered, and what a portal agreed to.

-- A portal as a publisher. Its name and INN stand in `tenants`.
create table publishers (
  tenant_id     uuid not null default tenant_id() references tenants,
  contact       text not null check (length(contact) <= 200),
  support_email text not null check (length(support_email) <= 254),
  privacy_url   text not null check (length(privacy_url) <= 2048),
  version       bigint not null default 1,
  created_at    instant not null default now(),
  updated_at    instant not null default now(),
  updated_by    uuid,
  primary key (tenant_id)
);
call fence('publishers', 'select, insert, update', 'select');

-- The version being worked on. What was published before stands in `published_versions` and never changes.
create table publications (
  tenant_id    uuid not null default tenant_id(),
  id           uuid not null default uuidv7(),
  slug         text not null check (slug ~ '^[a-z0-9](-?[a-z0-9])*\.[a-z0-9](-?[a-z0-9])*$' and length(slug) between 5 and 64),
  number       int not null default 1,
  status       text not null default 'draft' check (status in ('draft', 'in_review', 'changes_requested', 'approved', 'published', 'suspended')),
  manifest     jsonb not null,
  -- The last run of the automatic checks; a change of the manifest takes it away.
  checks       jsonb,
  review_note  text check (length(review_note) <= 4000),
  submitted_at instant,
  reviewed_at  instant,
  version      bigint not null default 1,
  created_at   instant not null default now(),
  updated_at   instant not null default now(),
  archived_at  instant,
  created_by   uuid,
  updated_by   uuid,
  primary key (tenant_id, id)
);
-- Over all portals: an identifier names one integration on the whole platform.
create unique index publications_slug_key on publications (slug);
create index publications_order on publications (tenant_id, created_at, id);
call fence('publications', 'select, insert, update', 'select, update');

-- What every portal may see of published integrations. Holds no portal: who publishes is told by name and INN.
create table published_integrations (
  slug      text primary key,
  current   int not null,
  -- Words for people, while the operator of the platform keeps the whole integration stopped.
  suspended jsonb
);
create table published_versions (
  slug         text not null references published_integrations,
  number       int not null,
  manifest     jsonb not null,
  publisher    jsonb not null,
  published_at instant not null default now(),
  suspended    jsonb,
  primary key (slug, number)
);
grant select on published_integrations, published_versions to prokura_service, prokura_worker;
grant select, insert, update on published_integrations, published_versions to prokura_directory;

-- Puts an approved version of the portal's own before all portals. A number once published is never written again.
grant select on publications, publishers to prokura_directory;
create policy directory on publications for select to prokura_directory using (true);
create policy directory on publishers for select to prokura_directory using (true);
grant select (name, company_inn) on tenants to prokura_directory;

create function publish_version(publication uuid) returns void
language plpgsql security definer set search_path = public as $$
begin
  insert into published_integrations (slug, current)
  select p.slug, p.number from publications p where p.tenant_id = tenant_id() and p.id = publication and p.status = 'approved'
  on conflict (slug) do update set current = excluded.current;
  insert into published_versions (slug, number, manifest, publisher)
  select p.slug, p.number, p.manifest,
    jsonb_build_object('name', t.name, 'inn', t.company_inn, 'contact', w.contact, 'supportEmail', w.support_email, 'privacyUrl', w.privacy_url)
  from publications p join tenants t using (tenant_id) join publishers w using (tenant_id)
  where p.tenant_id = tenant_id() and p.id = publication and p.status = 'approved';
end $$;
alter function publish_version owner to prokura_directory;

-- Stops an integration of the portal entered, or one version of it, for every portal; null lets it go on.
create function suspend_published(named text, version int, why jsonb) returns void
language plpgsql security definer set search_path = public as $$
begin
  if not exists (select 1 from publications p where p.tenant_id = tenant_id() and p.slug = named) then return; end if;
  if version is null then update published_integrations set suspended = why where slug = named;
  else update published_versions set suspended = why where slug = named and number = version; end if;
end $$;
alter function suspend_published owner to prokura_directory;

-- All that the operator of the installation may learn of publications before he enters the portal of one.
create function find_publications() returns table (tenant_id uuid, id uuid, slug text, number int, status text, publisher text, inn text, submitted_at instant)
language sql stable security definer set search_path = public as $$
  select p.tenant_id, p.id, p.slug, p.number, p.status, t.name, t.company_inn, p.submitted_at
  from publications p join tenants t using (tenant_id) order by p.submitted_at nulls last, p.slug
$$;
alter function find_publications owner to prokura_directory;

-- What a portal agreed to when it installed an integration of another company, and what that was given.
create table external_installations (
  tenant_id       uuid not null default tenant_id(),
  installation_id uuid not null,
  slug            text not null,
  -- The version agreed to, which is the one that runs; a wider one waits in `offered` until somebody agrees.
  number          int not null,
  offered         int,
  agreed_by       uuid,
  agreed_at       instant not null default now(),
  key_id          uuid,
  subscription_id uuid,
  -- The key while the publisher has not fetched it, sealed; its code is good for nothing without it.
  handover        text,
  handover_id     uuid,
  handed_over_at  instant,
  -- Nothing is to be done any more: it was deleted.
  ended_at        instant,
  primary key (tenant_id, installation_id),
  foreign key (tenant_id, installation_id) references integration_installations
);
create index external_installations_of on external_installations (slug, number) where ended_at is null;
call fence('external_installations', 'select, insert, update', 'select, insert, update');

-- Calls that tell a publisher of the life of an installation, in order: the next goes out when the one before it is over.
create table publisher_calls (
  tenant_id       uuid not null default tenant_id(),
  id              uuid not null default uuidv7(),
  installation_id uuid not null,
  event           text not null,
  attempts        int not null default 0,
  created_at      instant not null default now(),
  finished_at     instant,
  outcome         text check (outcome in ('delivered', 'given_up', 'superseded')),
  primary key (tenant_id, id),
  foreign key (tenant_id, installation_id) references integration_installations
);
create index publisher_calls_open on publisher_calls (tenant_id, installation_id, id) where finished_at is null;
call fence('publisher_calls', 'select, insert, update', 'select, insert, update');

-- Portals in which an integration runs that was stopped, or of which there is a newer version they have not heard of.
grant select (tenant_id, slug, number, offered, installation_id, ended_at) on external_installations to prokura_directory;
create policy directory on external_installations for select to prokura_directory using (true);
grant select (id, status) on integration_installations to prokura_directory;

create function tenants_with_stale_integrations() returns table (tenant_id uuid)
language sql stable security definer set search_path = public as $$
  select distinct e.tenant_id
  from external_installations e join published_integrations p using (slug) join published_versions v on v.slug = e.slug and v.number = e.number
  join published_versions newest on newest.slug = p.slug and newest.number = p.current
  join integration_installations i on i.tenant_id = e.tenant_id and i.id = e.installation_id
  where e.ended_at is null and (
    (p.suspended is null and newest.suspended is null and p.current > greatest(e.number, coalesce(e.offered, 0)))
    or ((p.suspended is not null or v.suspended is not null) and i.status <> 'disabled'))
$$;
alter function tenants_with_stale_integrations owner to prokura_directory;

revoke execute on function publish_version, suspend_published, find_publications, tenants_with_stale_integrations from public;
grant execute on function publish_version to prokura_service, prokura_worker;
grant execute on function suspend_published, find_publications, tenants_with_stale_integrations to prokura_worker;
