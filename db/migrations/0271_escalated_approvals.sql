-- A step that has waited for as long as it says asks others beside those it asked first.

-- When that is; null where the open step says nothing of it, or has done it. A step that was escalated keeps the moment in `steps`.
alter table approval_requests add column escalate_at instant;
create index approval_requests_to_escalate on approval_requests (escalate_at) where status = 'pending' and escalate_at is not null;

-- Portals where an approver is to be reminded, or others are to be asked besides.
grant select (escalate_at) on approval_requests to prokura_directory;
create or replace function tenants_with_late_approvals(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(late.tenant_id), '{}') from (
    select distinct asked.tenant_id from approval_requests asked
    where asked.tenant_id not in (select away.tenant_id from away_portals away) and asked.status = 'pending'
      and (asked.remind_at <= now() or asked.escalate_at <= now())
    limit most
  ) late;
end $$;
