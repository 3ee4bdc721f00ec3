import type { Sql } from './sql.ts';

/**
 * A connection already inside the portal's transaction. Operations can get no other kind. Columns named
 * `cost.price` and `cost.currency` make one value `cost` in a row, null where the first of them is.
 */
export interface Db {
  /** The portal every statement must name: `where tenant_id = ${db.tenant}`. */
  readonly tenant: string;
  /** The one row; throws unless there is exactly one. */
  one<Row>(statement: Sql): Promise<Row>;
  first<Row>(statement: Sql): Promise<Row | undefined>;
  many<Row>(statement: Sql): Promise<Row[]>;
  /** Number of rows touched. */
  execute(statement: Sql): Promise<number>;
}
