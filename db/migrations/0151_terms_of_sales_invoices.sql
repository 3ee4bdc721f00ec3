-- What is agreed besides the rows and is printed below them.
alter table sales_invoices add column terms_text text check (length(terms_text) <= 5000);
