import type Type from 'typebox';
import { id, object } from './fields.ts';
import { type Job, job } from './job.ts';
import type { Command } from './operation.ts';

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
}

export const reaction = (to: readonly string[], command: Command<typeof toldFact, unknown>): Reaction => ({
  to,
  job: job({ name: command.name, payload: toldFact, command }),
});

export type ToldFact = Type.Static<typeof toldFact>;
