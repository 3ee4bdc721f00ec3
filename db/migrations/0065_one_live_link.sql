-- A link ends when it is used, when a newer one replaces it or when its time is over. Of those that have not ended otherwise a person has one
-- for each purpose, however many letters are asked for at once.
alter table one_time_links add column ended_at instant;

alter table one_time_links no force row level security;
update one_time_links set ended_at = expires_at where used_at is null and expires_at <= now();
update one_time_links old set ended_at = now()
where used_at is null and ended_at is null and exists (
  select 1 from one_time_links newer
  where newer.tenant_id = old.tenant_id and newer.user_id = old.user_id and newer.purpose = old.purpose and newer.used_at is null
    and newer.ended_at is null and (newer.created_at, newer.id) > (old.created_at, old.id));
alter table one_time_links force row level security;

create unique index one_time_links_live on one_time_links (tenant_id, user_id, purpose) where used_at is null and ended_at is null;
