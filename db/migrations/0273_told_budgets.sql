-- Who answers for a budget is told when it runs out, once for each crossing.

-- The mark they were told of: 80 percent, or 100 where it is overrun; 0 below both, from where it is told anew.
alter table budgets add column told_percent int not null default 0;
alter table budgets add constraint budgets_told_percent check (told_percent in (0, 80, 100));
