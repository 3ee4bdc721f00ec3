-- Signing in by a passkey (WebAuthn): an authenticator holds the private key, the portal the public one.
create table passkeys (
  tenant_id     uuid not null default tenant_id(),
  id            uuid not null default uuidv7(),
  user_id       uuid not null,
  name          text collate people not null,
  -- The host it was made for; an authenticator offers it to no other.
  rp_id         text not null,
  credential_id bytea not null,
  -- As the authenticator gave it, in COSE.
  public_key    bytea not null,
  -- How many times it has signed, by its own count; many authenticators keep none and stay at 0.
  counter       bigint not null,
  transports    text[] not null,
  created_at    instant not null default now(),
  last_used_at  instant,
  primary key (tenant_id, id),
  unique (tenant_id, credential_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create index passkeys_of_user on passkeys (tenant_id, user_id, created_at, id);
call fence('passkeys', 'select, insert, update, delete', 'select');
-- A process keeps who is signed in, and by what he proves it, while the configuration of the portal stays.
create trigger passkeys_touch after insert or delete on passkeys
  for each row execute function touch_config();

-- Challenges that were answered. They are given before a portal is known, sealed by the installation, and cost it nothing; each opens once.
create table spent_challenges (
  digest     bytea primary key,
  -- When the challenge itself is over, and this row with it.
  expires_at timestamptz not null
);
create index spent_challenges_over on spent_challenges (expires_at);
grant select, insert, delete on spent_challenges to prokura_directory;

create function claim_challenge(of_digest bytea, until timestamptz) returns table (claimed boolean)
language sql volatile security definer set search_path = public as $$
  with taken as (
    insert into spent_challenges (digest, expires_at) values (of_digest, until) on conflict do nothing returning 1
  )
  select exists (select 1 from taken)
$$;
alter function claim_challenge owner to prokura_directory;

create function release_spent_challenges() returns table (released bigint)
language sql volatile security definer set search_path = public as $$
  with gone as (delete from spent_challenges c where c.expires_at < now() - interval '1 hour' returning 1) select count(*) from gone
$$;
alter function release_spent_challenges owner to prokura_directory;

revoke execute on function claim_challenge, release_spent_challenges from public;
grant execute on function claim_challenge to prokura_service;
grant execute on function release_spent_challenges to prokura_worker;
