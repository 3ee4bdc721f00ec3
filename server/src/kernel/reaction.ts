import type Type from 'typebox';
import { id, object } from './fields.ts';
import { type Job, job } from './job.ts';
import type { Command } from './operation.ts';
import type { Condition } from './sql/sql.ts';

/** The input of a reaction: the fact and the record it is about. The reaction reads the current state itself. */
export const toldFact = object({ factId: id('Fact'), entityId: id('Record the fact is about') });

/**
 * A domain's reaction to a fact of a lower domain. The fact enqueues the work in its own transaction, and a worker runs it
 * in another, at least once: the command must be idempotent.
 */
export interface Reaction {
  /** Events of lower domains: `procurement.status_changed`. */
  to: readonly string[];
  job: Job<typeof toldFact>;
  /** Portals where nothing would follow enqueue no work; asked in the statement that enqueues it. */
  where?: (tenant: string) => Condition;
  /**
   * What the world outside makes of the fact: simulated counterparties hear of it, in test portals alone, and never of what stays
   * inside its transaction.
   */
  outside?: true;
}

export const reaction = (
  to: readonly string[],
  command: Command<typeof toldFact, unknown>,
  where?: Reaction['where'],
): Reaction => ({
  to,
  job: job({ name: command.name, payload: toldFact, command }),
  ...(where && { where }),
});

/** What a simulated counterparty does when the portal speaks to it. */
export const counterpartyReaction = (to: readonly string[], command: Command<typeof toldFact, unknown>): Reaction => ({
  ...reaction(to, command),
  outside: true,
});

export type ToldFact = Type.Static<typeof toldFact>;
