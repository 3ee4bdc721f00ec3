-- Reports that come by letter on the days of a schedule.
create table report_letters (
  tenant_id     uuid not null default tenant_id(),
  id            uuid not null default uuidv7(),
  owner_id      uuid not null,
  name          text collate people not null check (length(name) between 1 and 100),
  asked         jsonb not null,
  form          text not null default 'figures' check (form in ('figures', 'xlsx')),
  recipient_ids uuid[] not null check (cardinality(recipient_ids) between 1 and 50),
  schedule      jsonb not null,
  is_paused     boolean not null default false,
  -- The next day by the portal's clock.
  next_date     date not null,
  -- The day whose letter is being written; whoever has written it empties this in the same transaction.
  due_date      date,
  sent_at       instant,
  version       bigint not null default 1,
  created_at    instant not null default now(),
  updated_at    instant not null default now(),
  created_by    uuid,
  updated_by    uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, owner_id) references users
);
create index report_letters_of_owner on report_letters (tenant_id, owner_id);
create index report_letters_by_next_date on report_letters (tenant_id, next_date, id);
create index report_letters_due on report_letters (next_date, tenant_id) where not is_paused;
call fence('report_letters', 'select, insert, update, delete', 'select, update');

-- Portals where the hour of a letter has come by their own clock.
grant select (tenant_id, is_paused, next_date, schedule) on report_letters to prokura_directory;
create policy directory on report_letters for select to prokura_directory using (true);
create function tenants_with_due_report_letters(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(due.tenant_id), '{}') from (
    select distinct letter.tenant_id from report_letters letter left join regional_settings regional on regional.tenant_id = letter.tenant_id
    where letter.tenant_id not in (select away.tenant_id from away_portals away)
      and not letter.is_paused and letter.next_date <= (now() + interval '14 hours')::date
      and letter.next_date + make_interval(hours => (letter.schedule->>'hour')::int) <= now() at time zone coalesce(regional.timezone, 'Europe/Moscow')
    limit most
  ) due;
end $$;
alter function tenants_with_due_report_letters owner to prokura_directory;
revoke execute on function tenants_with_due_report_letters from public;
grant execute on function tenants_with_due_report_letters to prokura_worker;
