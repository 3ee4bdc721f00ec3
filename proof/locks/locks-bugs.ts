import type { Planted } from '../plant.ts';

export const locksBugs: readonly Planted[] = [
  {
    name: 'A: a check that is validated where it is made',
    file: 'db/migrations/0186_bounds_of_months.sql',
    changes: [['check (id < %L) not valid', 'check (id < %L)']],
    caughtBy: 'L2',
  },
  {
    name: 'B: a partition that is looked through when it is attached',
    file: 'db/migrations/0188_partitions_by_month.sql',
    changes: [
      [
        "execute format('alter table %s drop constraint bounded_by_month', whole);",
        "execute format('alter table %s drop constraint bounded_by_month', whole);\n  execute format('alter table %I drop constraint bounded_by_month', earlier);",
      ],
      [
        "  execute format('alter table %I drop constraint bounded_by_month', earlier);\n  execute format('revoke",
        "  execute format('revoke",
      ],
    ],
    caughtBy: 'L2',
  },
  {
    name: 'C: an index that is built anew',
    file: 'db/migrations/0189_fresh_facts_of_late_months.sql',
    changes: [[/$/, '\nreindex index catalog_items_by_name;\n']],
    caughtBy: 'L3',
  },
  {
    name: 'D: a lock that is held while something else takes its time',
    file: 'db/migrations/0189_fresh_facts_of_late_months.sql',
    changes: [[/$/, '\nlock table requisitions in share mode;\nselect pg_sleep(2.5);\n']],
    caughtBy: 'L1',
  },
];
