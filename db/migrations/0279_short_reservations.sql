-- outside a transaction
-- Where more is reserved than lies there, so that people are told of it.
drop index concurrently if exists stock_balances_short;
create index concurrently stock_balances_short on stock_balances (tenant_id) where reserved > on_hand;
