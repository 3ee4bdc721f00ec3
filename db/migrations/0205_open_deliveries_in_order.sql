-- outside a transaction
-- What a subscription still owes of a record, in the order it is sent: the claim looks at the first alone.
drop index concurrently if exists webhook_deliveries_in_order;
create index concurrently webhook_deliveries_in_order on webhook_deliveries
  (tenant_id, subscription_id, entity_type, entity_id, entity_version, event_id) where status in ('pending', 'in_flight', 'held');
drop index concurrently if exists webhook_deliveries_open_of_entity;
