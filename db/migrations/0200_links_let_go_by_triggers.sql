-- What is removed lets go of by itself what names it, by triggers: a foreign key of (tenant_id, …) that sets null on delete is refused where
-- portals lie apart.
create function let_go() returns trigger
language plpgsql as $$
begin
  execute format('update %I set %I = null where tenant_id = $1 and %2$I = $2', tg_argv[0], tg_argv[1]) using old.tenant_id, old.id;
  return old;
end $$;

create trigger price_lists_let_go before delete on price_lists
  for each row execute function let_go('commercial_proposals', 'price_list_id');
create trigger route_stops_let_go before delete on route_stops
  for each row execute function let_go('delivery_batches', 'stop_id');

alter table commercial_proposals
  drop constraint commercial_proposals_tenant_id_price_list_id_fkey,
  add foreign key (tenant_id, price_list_id) references price_lists;
alter table delivery_batches
  drop constraint delivery_batches_tenant_id_stop_id_fkey,
  add foreign key (tenant_id, stop_id) references route_stops;
