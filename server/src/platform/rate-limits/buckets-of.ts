import type { Services, Tokens } from '../../kernel/services.ts';
import { sql, statement } from '../../kernel/sql/sql.ts';
import type { Pool } from '../postgres/create-pool.ts';

/** The buckets of the database, which belong to no portal. */
export const bucketsOf = (pool: Pool): Pick<Services, 'takeTokens' | 'restBucket'> => ({
  async takeTokens(bucket, rate, burst, wanted) {
    const { rows } = await pool.query<Tokens>(
      statement(sql`select * from take_tokens(${bucket}, ${rate}, ${burst}, ${wanted})`),
    );
    return rows[0] as Tokens;
  },
  async restBucket(bucket, rate, seconds) {
    await pool.query(statement(sql`select * from rest_bucket(${bucket}, ${rate}, ${seconds})`));
  },
});
