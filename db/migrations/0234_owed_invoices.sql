-- outside a transaction
-- What is owed, by the day it is to be paid: the ageing of payables and the calendar of payments.
drop index concurrently if exists invoices_owed;
create index concurrently invoices_owed on invoices (tenant_id, due_date, id) where gross > paid_amount;
