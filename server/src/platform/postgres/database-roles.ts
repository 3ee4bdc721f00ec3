/** What a process is: it answers requests, or works behind them. Each has a role of its own in the database. */
export const duties = ['service', 'worker'] as const;

export type Duty = (typeof duties)[number];

/**
 * A search relies on rows in table order. And a plan that may not sort or scan counts as costly on PostgreSQL 17 and before: it would be compiled
 * each time, which takes a second.
 */
const forShortStatements = { max_parallel_workers_per_gather: '0', jit: 'off' };

/** Settings of each role, set where they exist: `transaction_timeout` came with PostgreSQL 17. */
export const roleSettings: Readonly<Record<Duty, Readonly<Record<string, string>>>> = {
  service: {
    application_name: 'prokura-service',
    TimeZone: 'UTC',
    statement_timeout: '5s',
    lock_timeout: '2s',
    idle_in_transaction_session_timeout: '10s',
    transaction_timeout: '30s',
    ...forShortStatements,
  },
  worker: {
    application_name: 'prokura-worker',
    TimeZone: 'UTC',
    statement_timeout: '60s',
    ...forShortStatements,
  },
};

/** Not `<database>_service`: for the database `prokura` that is the name of the group. */
export const loginOf = (database: string, duty: Duty): string => `${database}_${duty}_login`;

/** The roles that all processes of an installation work with. */
export const loginsOf = (database: string): string[] => duties.map((duty) => loginOf(database, duty));
