-- Who approves what: routes with steps, substitutes, and what was asked and decided. Records that no route is for are approved as
-- ever, by one who may.

create table approval_routes (
  tenant_id    uuid not null default tenant_id(),
  id           uuid not null default uuidv7(),
  record_type  text not null check (record_type in ('procurement', 'invoice', 'commercial_proposal', 'sales_invoice')),
  name         text collate people not null check (length(name) <= 200),
  position     int not null check (position between 1 and 1000),
  is_active    boolean not null default true,
  amount_from  price,
  amount_to    price,
  category_ids uuid[] not null default '{}',
  departments  text[] not null default '{}',
  steps        jsonb not null check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 10),
  version      bigint not null default 1,
  created_at   instant not null default now(),
  updated_at   instant not null default now(),
  created_by   uuid,
  updated_by   uuid,
  primary key (tenant_id, id),
  check (amount_to > coalesce(amount_from, 0))
);
create index approval_routes_in_order on approval_routes (tenant_id, record_type, position, id);
call fence('approval_routes', 'select, insert, update, delete', 'select');
-- A process keeps the routes of a portal while its configuration stays.
create trigger approval_routes_touch after insert or update or delete on approval_routes for each row execute function touch_config();

create table approval_substitutes (
  tenant_id     uuid not null default tenant_id(),
  id            uuid not null default uuidv7(),
  user_id       uuid not null,
  substitute_id uuid not null,
  first_day     date not null,
  last_day      date not null,
  comment       text check (length(comment) <= 300),
  version       bigint not null default 1,
  created_at    instant not null default now(),
  updated_at    instant not null default now(),
  created_by    uuid,
  updated_by    uuid,
  primary key (tenant_id, id),
  check (user_id <> substitute_id),
  check (last_day >= first_day),
  foreign key (tenant_id, user_id) references users,
  foreign key (tenant_id, substitute_id) references users
);
create index approval_substitutes_of on approval_substitutes (tenant_id, user_id);
create index approval_substitutes_by on approval_substitutes (tenant_id, substitute_id, last_day);
call fence('approval_substitutes', 'select, insert, update, delete', 'select');

create table approval_requests (
  tenant_id      uuid not null default tenant_id(),
  id             uuid not null default uuidv7(),
  record_type    text not null check (record_type in ('procurement', 'invoice', 'commercial_proposal', 'sales_invoice')),
  record_id      uuid not null,
  -- The record as it was sent: what letters and the list of what waits show of it.
  number         text collate people,
  title          text collate people not null,
  amount         amount not null,
  currency       currency not null,
  due_date       date,
  route_id       uuid not null,
  route_name     text collate people not null,
  -- The steps of the route as they were then; a later change of the route does not reach them.
  steps          jsonb not null,
  step           int not null default 1 check (step >= 1),
  step_opened_at instant not null default now(),
  -- Who of the open step has not decided yet.
  waiting_users  uuid[] not null default '{}',
  waiting_roles  uuid[] not null default '{}',
  -- Whose record it is; where nobody approves their own, these do not decide.
  authors        uuid[] not null default '{}',
  asked_by       uuid,
  status         text not null check (status in ('pending', 'paused', 'approved', 'rejected', 'cancelled')),
  reason         text check (length(reason) <= 1000),
  remind_at      instant,
  -- Who manages the settings was told that nobody is left to decide the open step.
  deserted_at    instant,
  decided_at     instant,
  version        bigint not null default 1,
  created_at     instant not null default now(),
  updated_at     instant not null default now(),
  created_by     uuid,
  updated_by     uuid,
  primary key (tenant_id, id),
  check (step <= jsonb_array_length(steps))
);
-- A record waits for one request at a time.
create unique index approval_requests_open on approval_requests (tenant_id, record_type, record_id) where status in ('pending', 'paused');
create index approval_requests_of on approval_requests (tenant_id, record_type, record_id, id);
create index approval_requests_waiting on approval_requests (tenant_id, step_opened_at, id) where status = 'pending';
create index approval_requests_to_remind on approval_requests (remind_at) where status = 'pending' and remind_at is not null;
call fence('approval_requests', 'select, insert, update', 'select, insert, update');

create table approval_decisions (
  tenant_id   uuid not null default tenant_id(),
  id          uuid not null default uuidv7(),
  request_id  uuid not null,
  step        int not null check (step >= 1),
  user_id     uuid not null,
  -- In whose names a substitute decided.
  in_place_of uuid[] not null default '{}',
  verdict     text not null check (verdict in ('approved', 'rejected', 'passed')),
  comment     text check (length(comment) <= 1000),
  decided_at  instant not null default now(),
  primary key (tenant_id, id),
  -- Nobody decides a step twice.
  unique (tenant_id, request_id, step, user_id),
  foreign key (tenant_id, request_id) references approval_requests on delete cascade
);
call fence('approval_decisions', 'select, insert', 'select, insert');

-- Portals where an approver is to be reminded.
grant select (tenant_id, status, remind_at) on approval_requests to prokura_directory;
create policy directory on approval_requests for select to prokura_directory using (true);
create function tenants_with_late_approvals(most int) returns table (tenant_ids uuid[])
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select coalesce(array_agg(late.tenant_id), '{}') from (
    select distinct asked.tenant_id from approval_requests asked where asked.status = 'pending' and asked.remind_at <= now() limit most
  ) late;
end $$;
alter function tenants_with_late_approvals owner to prokura_directory;
revoke execute on function tenants_with_late_approvals from public;
grant execute on function tenants_with_late_approvals to prokura_worker;
