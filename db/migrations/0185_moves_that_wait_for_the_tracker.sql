-- The stage that a requisition entered while its task could not be moved; the next reading of the task carries it over.
alter table tracker_links add waiting_stage_id uuid;
create index tracker_links_waiting on tracker_links (tenant_id, source, external_id) where waiting_stage_id is not null;
