-- The tables that this transaction has filled or changed in large are looked at before it ends, so that their statistics come with their
-- rows: the server looks by itself within a minute, and until then takes them for empty. One that is being looked at now is left to that.
create function look_at_written() returns void language plpgsql security definer set search_path = public as $$
declare
  name text;
begin
  for name in
    select written.relname from pg_stat_xact_user_tables written join pg_class held on held.oid = written.relid
    where written.schemaname = 'public' and written.n_tup_ins + written.n_tup_upd > greatest(1000, held.reltuples / 10)
    order by 1 loop
    execute format('analyze (skip_locked) public.%I', name);
  end loop;
end $$;
revoke execute on function look_at_written from public;
grant execute on function look_at_written to prokura_service, prokura_worker;
