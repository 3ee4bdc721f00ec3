import type { Static, TSchema } from 'typebox';
import type { Query } from '../operation.ts';
import type { Services } from '../services.ts';
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

/** What an operation has before its transaction opens. */
export interface Approach {
  directory: Directory;
  services: Services;
  actor: Actor;
  /** Answers a query of our own about a portal, read as the system. */
  readonly ask: <I extends TSchema, R, C>(query: Query<I, R, C>, tenantId: string, input: Static<I>) => Promise<R>;
}
