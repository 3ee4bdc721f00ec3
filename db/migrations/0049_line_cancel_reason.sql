-- Why a line of a requisition was cancelled, in the words of who did it.
alter table requisition_lines add column cancel_reason text check (length(cancel_reason) <= 1000);
