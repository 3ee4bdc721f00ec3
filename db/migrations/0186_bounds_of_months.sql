-- The trail, attempts of deliveries and the log of integrations are to lie in partitions by month. What is there becomes the first
-- partition as it stands: no row is copied. It is bounded now, for new rows, and checked for the old ones by the next migration, which
-- lets others read and write meanwhile; so the attaching that follows has nothing to look through.

-- The least identifier of a moment: identifiers begin with the milliseconds of their making.
create function id_at(moment timestamptz) returns uuid language sql immutable parallel safe
  return (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid;
comment on function id_at(timestamptz) is 'The least identifier of this millisecond.';

create function made_at(id uuid) returns timestamptz language sql immutable parallel safe
  return to_timestamp(('x' || translate(left(id::text, 13), '-', ''))::bit(48)::bigint / 1000.0);
comment on function made_at(uuid) is 'When an identifier was made, by its first 48 bits.';

-- The bound lies a whole month ahead or more, so that the service goes on while the migrations run, or when one is put off.
create procedure bound_by_month(parted regclass) language plpgsql as $$
declare
  newest timestamptz;
  bound  timestamptz;
begin
  execute format('alter table %s no force row level security', parted);
  -- From portal to portal by the primary key: a step for each, whatever the number of rows.
  execute format($walk$
    with recursive walk as (
      (select tenant_id, id from %1$s order by tenant_id desc, id desc limit 1)
      union all
      select further.tenant_id, further.id from walk cross join lateral (
        select tenant_id, id from %1$s where tenant_id < walk.tenant_id order by tenant_id desc, id desc limit 1) further
    )
    select made_at(id) from walk order by id desc limit 1 $walk$, parted) into newest;
  bound := date_trunc('month', greatest(now() + interval '1 month', newest), 'UTC') + interval '1 month';
  execute format('alter table %s add constraint bounded_by_month check (id < %L) not valid', parted, id_at(bound));
  execute format('alter table %s force row level security', parted);
end $$;

call bound_by_month('audit_events');
call bound_by_month('webhook_attempts');
call bound_by_month('integration_log');
drop procedure bound_by_month;
