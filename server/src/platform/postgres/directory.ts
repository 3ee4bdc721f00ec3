import type { Directory } from '../../kernel/entrance.ts';
import { statement } from '../../kernel/sql.ts';
import type { Pool } from './pool.ts';

/** Security-definer functions that find a portal before one is entered. The role itself can read none of their tables. */
export const directoryOf = (pool: Pool): Directory => ({
  first: async <Row>(call: Parameters<Directory['first']>[0]) =>
    (await pool.query(statement(call))).rows[0] as Row | undefined,
  many: async <Row>(call: Parameters<Directory['many']>[0]) => (await pool.query(statement(call))).rows as Row[],
});
