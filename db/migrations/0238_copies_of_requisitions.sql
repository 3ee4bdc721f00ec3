-- The requisition that one was copied from.
alter table requisitions add column copied_from_id uuid;
