import type { Services, Tokens } from '../../kernel/services.ts';
import { sql, statement } from '../../kernel/sql.ts';
import type { Pool } from '../postgres/pool.ts';

/** Asks the buckets of the database, outside any portal. */
export const tokenTaker =
  (pool: Pool): Services['takeTokens'] =>
  async (bucket, rate, burst, wanted) => {
    const { rows } = await pool.query<Tokens>(
      statement(sql`select * from take_tokens(${bucket}, ${rate}, ${burst}, ${wanted})`),
    );
    return rows[0] as Tokens;
  };
