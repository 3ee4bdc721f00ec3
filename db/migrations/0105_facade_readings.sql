-- What reports read page by page in the order of change.
create index stock_receipts_by_update on stock_receipts (tenant_id, updated_at, id);
create index invoice_payments_by_update on invoice_payments (tenant_id, updated_at, id);
