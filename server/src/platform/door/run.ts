import type { Actor } from '../../kernel/access/actor.ts';
import type { Fact } from '../../kernel/entity.ts';
import type { AnyCommand, JobName } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import type { Client } from '../postgres/create-pool.ts';
import { portalTransaction } from '../postgres/portal-transaction.ts';
import type { Answer, Visit } from './visit.ts';

/** Work of a job that is done within the transaction which asked for it. */
export interface Following {
  command: AnyCommand;
  input: unknown;
}

/** What a command has recorded so far. */
interface Recorded {
  facts: Array<Fact & { operation: string }>;
  spoke: boolean;
  /** Values gathered for the end of the transaction, by name. */
  lastly: Map<string, { gathered: unknown; end(): Promise<void> }>;
  /** How many facts were recorded, without those that a refused part rolled back. */
  count: number;
  /** Jobs were enqueued or facts written: workers are woken after the commit. */
  enqueued: boolean;
  /** Jobs that were enqueued. */
  follows: Set<JobName>;
  /** What follows within this transaction, where nothing of it leaves the portal; in any other there is no such list. */
  inside: Following[] | null;
}

/** One run of a command, from the start of its transaction to its end. */
export interface Run {
  client: Client;
  actor: Actor;
  db: Db;
  input: never;
  carried: never;
  told: Recorded;
  answer: Answer;
  visit: Visit;
  newId?: string | undefined;
}

/** A run in which nothing has been done yet. */
export const begun = (client: Client, tenantId: string) => ({
  client,
  db: portalTransaction(client, tenantId),
  told: {
    facts: [],
    lastly: new Map(),
    spoke: false,
    count: 0,
    enqueued: false,
    follows: new Set<JobName>(),
    inside: null,
  },
  answer: { headers: {} },
});
