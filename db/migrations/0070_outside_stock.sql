-- Why what was received lies in no warehouse: a service, or goods kept outside the stock by whoever received them.
alter table stock_receipt_lines add column outside_stock text check (outside_stock in ('service', 'chosen'));
