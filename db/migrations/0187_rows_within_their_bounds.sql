-- Reads every row once, while others read and write.
alter table audit_events validate constraint bounded_by_month;
alter table webhook_attempts validate constraint bounded_by_month;
alter table integration_log validate constraint bounded_by_month;
