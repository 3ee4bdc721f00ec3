-- Where a company's people sign in by its own provider (OpenID Connect): who it is, whom it may make, and whose subject is whose.
create table identity_providers (
  tenant_id        uuid not null default tenant_id(),
  id               uuid not null default uuidv7(),
  name             text collate people not null check (length(name) <= 100),
  issuer           text not null check (length(issuer) <= 500),
  client_id        text not null check (length(client_id) <= 300),
  client_secret    text,
  domains          text[] not null default '{}' check (cardinality(domains) <= 20),
  role_claims      jsonb not null default '[]',
  default_role_id  uuid,
  makes_people     boolean not null default false,
  is_only_way      boolean not null default false,
  second_factor_acr text[] not null default '{}' check (cardinality(second_factor_acr) <= 10),
  is_on            boolean not null default false,
  last_error       text check (length(last_error) <= 1000),
  last_error_at    instant,
  version          bigint not null default 1,
  created_at       instant not null default now(),
  updated_at       instant not null default now(),
  created_by       uuid,
  updated_by       uuid,
  primary key (tenant_id, id)
);
call fence('identity_providers', 'select, insert, update, delete', 'select');

-- Domains of e-mail that were proved to be the company's. A row leads the people of a domain to their portal, so no two portals have one.
create table sign_in_domains (
  tenant_id   uuid not null default tenant_id(),
  domain      text not null check (length(domain) <= 253),
  provider_id uuid not null,
  proved_at   instant not null default now(),
  primary key (tenant_id, domain),
  foreign key (tenant_id, provider_id) references identity_providers on delete cascade
);
create index sign_in_domains_of_provider on sign_in_domains (tenant_id, provider_id);
call fence('sign_in_domains', 'select, insert, update, delete', 'select');
create trigger sign_in_domains_address after insert or delete on sign_in_domains
  for each row execute function keep_address('sign-in domain', 'domain', 'provider_id');

-- Whose a subject of a provider is, from the first sign-in on.
create table provider_subjects (
  tenant_id   uuid not null default tenant_id(),
  provider_id uuid not null,
  issuer      text not null,
  subject     text not null check (length(subject) <= 255),
  user_id     uuid not null,
  created_at  instant not null default now(),
  last_used_at instant not null default now(),
  primary key (tenant_id, provider_id, issuer, subject),
  unique (tenant_id, provider_id, issuer, user_id),
  foreign key (tenant_id, provider_id) references identity_providers on delete cascade,
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index provider_subjects_of_person on provider_subjects (tenant_id, user_id);
call fence('provider_subjects', 'select, insert, update, delete', 'select');

-- A way to the provider and back: found by the digest of its state, which only the browser has.
create table sign_in_journeys (
  tenant_id       uuid not null default tenant_id(),
  hash            bytea not null,
  provider_id     uuid not null,
  browser         bytea not null,
  nonce           text not null,
  verifier_sealed text not null,
  next_page       text check (length(next_page) <= 500),
  expires_at      instant not null,
  used_at         instant,
  primary key (tenant_id, hash),
  foreign key (tenant_id, provider_id) references identity_providers on delete cascade
);
create index sign_in_journeys_age on sign_in_journeys (tenant_id, expires_at);
call fence('sign_in_journeys', 'select, insert, update, delete', 'select, delete');

create function find_sign_in_domain(wanted text) returns table (tenant_id uuid, provider_id uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select a.tenant_id, a.record_id from portal_addresses a where a.kind = 'sign-in domain' and a.address = convert_to(wanted, 'UTF8');
end $$;

-- What no longer leads to this portal may lead to another. On one server the trigger of a table has done it.
create function release_addresses(of_kind text, wanted bytea[]) returns table (released int)
language plpgsql security definer set search_path = public as $$
declare gone int;
begin
  delete from portal_addresses held where held.kind = of_kind and held.address = any(wanted) and held.tenant_id = tenant_id();
  get diagnostics gone = row_count;
  return query select gone;
end $$;

alter function find_sign_in_domain owner to prokura_directory;
revoke execute on function find_sign_in_domain from public;
grant execute on function find_sign_in_domain to prokura_service;
alter function release_addresses owner to prokura_directory;
revoke execute on function release_addresses from public;
grant execute on function release_addresses to prokura_service, prokura_worker;
