-- Timestamp and body are what was signed: seen again within the day they are a repeat, whatever identifier a header gives them. A
-- receipt without an identifier is told by this alone.
alter table inbound_receipts add column signed_key bytea;

drop index inbound_receipts_spent;
alter table inbound_receipts no force row level security;
update inbound_receipts set signed_key = replay_key, replay_key = null where replay_kind = 'digest';
alter table inbound_receipts force row level security;

create unique index inbound_receipts_signed on inbound_receipts (tenant_id, installation_id, signed_key);
create index inbound_receipts_spent on inbound_receipts (tenant_id, received_at) where signed_key is not null;
