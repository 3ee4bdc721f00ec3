import type { Sql } from '../sql/sql.ts';
import type { Actor } from './actor.ts';

/** Where a visitor's operation begins: the portal it concerns, what was prepared before the transaction opened, and as whom he acts on. */
export interface Entrance<Carried> {
  tenantId: string;
  carried: Carried;
  as?: Pick<Actor, 'kind'> & Partial<Omit<Actor, 'kind' | 'tenantId' | 'scopes' | 'credential'>>;
}

/** What may be asked before a portal is entered: the directory functions alone. */
export interface Directory {
  first<Row>(call: Sql): Promise<Row | undefined>;
  many<Row>(call: Sql): Promise<Row[]>;
}
