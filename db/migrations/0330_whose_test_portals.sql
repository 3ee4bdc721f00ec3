-- With the portal that each was made in, whose people are told before it is removed.
drop function find_every_test_portal;
create function find_every_test_portal() returns table (tenant_id uuid, made_in uuid)
language plpgsql stable security definer set search_path = public as $$
#variable_conflict use_column
begin
  return query
  select made.tenant_id, made.made_in from test_portals made
  where made.tenant_id not in (select away.tenant_id from away_portals away);
end $$;
alter function find_every_test_portal owner to prokura_directory;
revoke all on function find_every_test_portal from public;
grant execute on function find_every_test_portal to prokura_service, prokura_worker;
