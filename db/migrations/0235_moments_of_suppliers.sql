-- outside a transaction
-- What suppliers and buyers did within a period, for the reports.
drop index concurrently if exists supplier_rfq_recipients_by_sending;
create index concurrently supplier_rfq_recipients_by_sending on supplier_rfq_recipients (tenant_id, sent_at) where sent_at is not null;
drop index concurrently if exists supplier_quotes_by_submission;
create index concurrently supplier_quotes_by_submission on supplier_quotes (tenant_id, submitted_at) where submitted_at is not null;
drop index concurrently if exists requisition_allocations_by_decision;
create index concurrently requisition_allocations_by_decision on requisition_allocations (tenant_id, decided_at) where status = 'accepted';
drop index concurrently if exists requisition_allocations_promised;
create index concurrently requisition_allocations_promised on requisition_allocations (tenant_id, delivery_date) where status = 'accepted';
drop index concurrently if exists stock_receipts_by_arrival;
create index concurrently stock_receipts_by_arrival on stock_receipts (tenant_id, received_at) where status = 'posted';
