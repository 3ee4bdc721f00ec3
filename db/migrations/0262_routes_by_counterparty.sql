-- Approval routes for the records of some suppliers or customers alone.
alter table approval_routes add column counterparty_ids uuid[] not null default '{}';
