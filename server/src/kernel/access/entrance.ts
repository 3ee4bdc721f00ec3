import type { Words } from '../problems/errors.ts';
import type { Sql } from '../sql/sql.ts';
import type { Actor } from './actor.ts';

/** How a visitor's operation starts: the portal, what was prepared before the transaction opened, and the actor it continues as. */
export interface Entrance<Carried> {
  tenantId: string;
  carried: Carried;
  /** The language of whoever it is done for, where that is not the caller. */
  language?: keyof Words;
  as?: Pick<Actor, 'kind'> & Partial<Omit<Actor, 'kind' | 'tenantId' | 'scopes' | 'credential'>>;
}

/** What may be queried before a portal is entered: only the directory functions. */
export interface Directory {
  first<Row>(call: Sql): Promise<Row | undefined>;
  many<Row>(call: Sql): Promise<Row[]>;
}
