-- outside a transaction
-- What was paid since a day: what was owed then.
drop index concurrently if exists invoice_payments_by_day;
create index concurrently invoice_payments_by_day on invoice_payments (tenant_id, paid_at) where status = 'posted';
