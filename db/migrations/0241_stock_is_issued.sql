-- To whom goods were given out: a department, a site, a person.
alter table stock_movements add column issued_to text check (length(issued_to) <= 200);
