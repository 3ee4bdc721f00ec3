-- At which shares of a budget its responsible person is told, in percent; of an overrun always.
alter table budgets add column marks text[] not null default '{80}';
alter table budgets drop constraint budgets_told_percent;
alter table budgets add constraint budgets_told_percent check (told_percent between 0 and 100);
