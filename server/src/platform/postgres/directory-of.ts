import type { QueryResult } from 'pg';
import type { Directory } from '../../kernel/access/entrance.ts';
import { type Sql, statement } from '../../kernel/sql/sql.ts';
import type { Pool } from './create-pool.ts';
import { asUnavailable } from './database-refusal.ts';

/** Security-definer functions that find a portal before one is entered. The role itself cannot read their tables. */
export const directoryOf = (pool: Pool): Directory => ({
  first: async <Row>(call: Sql) => (await ask(pool, call)).rows[0] as Row | undefined,
  many: async <Row>(call: Sql) => (await ask(pool, call)).rows as Row[],
});

const ask = (pool: Pool, call: Sql): Promise<QueryResult> =>
  pool.query(statement(call)).catch((error) => Promise.reject(asUnavailable(error)));
