-- The trail, attempts of deliveries and the log of integrations lie in partitions by month, by their identifiers, which begin with
-- the time of their making. What is there is attached as it stands, and its indexes with it: the locks last as long as the catalog's writing.

-- A partition is fenced as its whole is. Processes have no right to it: they reach its rows through the whole alone.
create procedure fence_part(part regclass, whole regclass) language plpgsql as $$
declare
  rule record;
begin
  execute format('alter table %s enable row level security', part);
  execute format('alter table %s force row level security', part);
  for rule in select * from pg_policies p where p.schemaname = 'public' and p.tablename = whole::text
  loop
    execute format('create policy %I on %s as %s for %s to %s using (%s)', rule.policyname, part, rule.permissive, rule.cmd,
      array_to_string(rule.roles, ', '), rule.qual) || coalesce(' with check (' || rule.with_check || ')', '');
  end loop;
end $$;

-- Where each partition by month ends; without the one that takes what has no month.
create function ends_of_months(whole regclass) returns table (part regclass, until uuid)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select c.oid::regclass, substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([0-9a-f-]{36})''\)')::uuid
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = whole and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT';
end $$;

-- A position is given once. The key of partitions is no part of it, so each partition holds that by itself; between them it is held by the
-- portal's head, which whoever gives positions has locked.
create procedure index_positions(part regclass) language plpgsql as $$
begin
  execute format('create unique index %s_in_order on %1$s (tenant_id, position) where position is not null', part);
end $$;

-- Makes one month. What was written before it was there has gone to the partition of the rest, and comes along.
create procedure make_month(whole regclass, month timestamptz) language plpgsql as $$
declare
  part constant text := format('%s_%s', whole, to_char(month, 'YYYY_MM'));
  rest constant text := format('%s_default', whole);
  low  constant uuid := id_at(month);
  high constant uuid := id_at(month + interval '1 month');
begin
  execute format('create table %I (like %s including defaults including constraints including storage)', part, whole);
  begin
    execute format('alter table %s attach partition %I for values from (%L) to (%L)', whole, part, low, high);
  exception when check_violation then
    execute format('alter table %I no force row level security', rest);
    execute format('with moved as (delete from %I where id >= %L and id < %L returning *) insert into %I select * from moved', rest, low, high, part);
    execute format('alter table %I force row level security', rest);
    execute format('alter table %s attach partition %I for values from (%L) to (%L)', whole, part, low, high);
  end;
  if whole = 'audit_events'::regclass then call index_positions(part::regclass); end if;
  call fence_part(part::regclass, whole);
end $$;

-- Makes the months up to so many ahead, after the last one there is. Many may ask at once, and again and again.
create function make_months(ahead int) returns table (made text)
language plpgsql volatile security definer set search_path = public set timezone = 'UTC' set lock_timeout = '1s' as $$
#variable_conflict use_column
declare
  whole regclass;
  month timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('prokura:months', 0));
  for whole in
    select c.oid::regclass from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'p' and not c.relispartition order by c.relname
  loop
    for month in select generate_series(
      coalesce((select max(made_at(part.until)) from ends_of_months(whole) part), date_trunc('month', now())),
      date_trunc('month', now()) + make_interval(months => ahead), interval '1 month')
    loop
      call make_month(whole, month);
      made := format('%s_%s', whole, to_char(month, 'YYYY_MM'));
      return next;
    end loop;
  end loop;
end $$;

-- Months leave as a whole, once their last moment is so many days ago. One that somebody is reading stays, and is tried again later.
create function drop_months(whole regclass, days int) returns table (part text, gone boolean)
language plpgsql volatile security definer set search_path = public set timezone = 'UTC' set lock_timeout = '500ms' as $$
#variable_conflict use_column
declare
  due regclass;
begin
  -- The trail is never removed: seals cover it from its beginning.
  if whole = 'audit_events'::regclass or days < 30 then raise 'months of % do not leave after % days', whole, days; end if;
  for due in
    select month.part from ends_of_months(whole) month where month.until <= id_at(now() - make_interval(days => days)) order by month.until
  loop
    part := due::text;
    begin
      execute format('drop table %s', due);
      gone := true;
    exception when lock_not_available then
      gone := false;
    end;
    return next;
    exit when not gone;
  end loop;
end $$;
revoke execute on function make_months, drop_months from public;
grant execute on function make_months, drop_months to prokura_worker;

-- What is there gives its name away, and its indexes theirs.
create procedure set_aside(whole regclass) language plpgsql as $$
declare
  name  constant text := whole::text;
  index regclass;
begin
  for index in select i.indexrelid from pg_index i where i.indrelid = whole
  loop
    execute format('alter index %s rename to %I', index, replace(index::text, name, name || '_earlier'));
  end loop;
  execute format('alter table %s rename to %I', whole, name || '_earlier');
end $$;

-- What is there becomes the partition of all earlier months.
create procedure attach_earlier(whole regclass) language plpgsql as $$
declare
  earlier constant text := format('%s_earlier', whole);
  bound   constant uuid := (select substring(pg_get_constraintdef(k.oid) from '''([0-9a-f-]{36})''')::uuid
    from pg_constraint k where k.conrelid = earlier::regclass and k.conname = 'bounded_by_month');
begin
  execute format('alter table %s drop constraint bounded_by_month', whole);
  execute format('alter table %s attach partition %I for values from (minvalue) to (%L)', whole, earlier, bound);
  execute format('alter table %I drop constraint bounded_by_month', earlier);
  execute format('revoke all on %I from prokura_service, prokura_worker, prokura_directory', earlier);
  execute format('create table %s_default partition of %1$s default', whole);
  call fence_part(format('%s_default', whole)::regclass, whole);
end $$;

call set_aside('audit_events');
create table audit_events (like audit_events_earlier including defaults including constraints including storage including comments)
  partition by range (id);
alter table audit_events add primary key (tenant_id, id);
create index audit_events_of_entity on audit_events (tenant_id, entity_type, entity_id, id);
create index audit_events_unnumbered on audit_events (tenant_id, id) where position is null;
call fence('audit_events', 'select, insert', 'select, insert');
grant update (position) on audit_events to prokura_service, prokura_worker;
grant select (tenant_id, id, position) on audit_events to prokura_directory;
create policy directory on audit_events for select to prokura_directory using (true);
create policy numbered_once on audit_events as restrictive for update using (position is null) with check (position is not null);
call attach_earlier('audit_events');
call index_positions('audit_events_default');

call set_aside('webhook_attempts');
create table webhook_attempts (like webhook_attempts_earlier including defaults including constraints including storage including comments)
  partition by range (id);
alter table webhook_attempts add primary key (tenant_id, id),
  add constraint webhook_attempts_tenant_id_delivery_id_fkey foreign key (tenant_id, delivery_id) references webhook_deliveries on delete cascade;
create index webhook_attempts_of_delivery on webhook_attempts (tenant_id, delivery_id, number);
create index webhook_attempts_of_subscription on webhook_attempts (tenant_id, subscription_id, started_at);
create index webhook_attempts_with_body on webhook_attempts (tenant_id, started_at) where response_body is not null;
call fence('webhook_attempts', 'select, insert', 'select, insert, update, delete');
call attach_earlier('webhook_attempts');

call set_aside('integration_log');
create table integration_log (like integration_log_earlier including defaults including constraints including storage including comments)
  partition by range (id);
alter table integration_log add primary key (tenant_id, id),
  add constraint integration_log_tenant_id_installation_id_fkey foreign key (tenant_id, installation_id) references integration_installations;
create index integration_log_order on integration_log (tenant_id, installation_id, at, id);
create index integration_log_age on integration_log (tenant_id, at);
call fence('integration_log', 'select, insert, update', 'select, insert, update, delete');
call attach_earlier('integration_log');
drop procedure attach_earlier;
drop procedure set_aside;
