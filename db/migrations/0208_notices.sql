-- What people are told of: in the bell of the portal, and by letters at once or once a day, as each of them has chosen.

create table notices (
  tenant_id     uuid not null default tenant_id(),
  id            uuid not null default uuidv7(),
  user_id       uuid not null,
  kind          text not null,
  -- What has happened, under a name of its own: told again, it is the same notice.
  key           text not null check (length(key) between 1 and 200),
  -- The record it is about, and where the portal shows it.
  entity_type   text,
  entity_id     uuid,
  page          text not null,
  -- What reading the record takes: who has lost that right sees the notice no more.
  permission    text,
  -- Its words as they were when it was told, in both languages.
  title_ru      text not null,
  title_en      text not null,
  text_ru       text not null,
  text_en       text not null,
  -- When it goes out in the letter of the day; null for what waits for none.
  digest_at     instant,
  created_at    instant not null default now(),
  read_at       instant,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, kind, key),
  foreign key (tenant_id, user_id) references users
);
create index notices_of on notices (tenant_id, user_id, id);
create index notices_unread on notices (tenant_id, user_id, id) where read_at is null;
create index notices_for_digest on notices (digest_at) where digest_at is not null;
create index notices_by_age on notices (tenant_id, created_at);
call fence('notices', 'select, insert, update', 'select, insert, update, delete');

-- How a person wants to hear: whoever has chosen nothing has no row.
create table notice_settings (
  tenant_id   uuid not null default tenant_id(),
  user_id     uuid not null,
  -- The hour of the letter of the day, by the person's own clock.
  digest_hour smallint not null default 9 check (digest_hour between 0 and 23),
  -- The way by kind, of those kinds that were chosen.
  ways        jsonb not null default '{}' check (jsonb_typeof(ways) = 'object'),
  version     bigint not null default 1,
  created_at  instant not null default now(),
  updated_at  instant not null default now(),
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users
);
call fence('notice_settings', 'select, insert, update', 'select');

-- Portals where letters of the day are due.
grant select (tenant_id, digest_at) on notices to prokura_directory;
create policy directory on notices for select to prokura_directory using (true);
create function tenants_with_due_digests(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select distinct told.tenant_id from notices told
    where told.tenant_id not in (select away.tenant_id from away_portals away) and told.digest_at <= now() limit most
  ) due;
end $$;
alter function tenants_with_due_digests owner to prokura_directory;
revoke execute on function tenants_with_due_digests from public;
grant execute on function tenants_with_due_digests to prokura_worker;
