import type Type from 'typebox';
import { id, object } from './fields.ts';
import { type Job, job } from './job.ts';
import type { Command } from './operation.ts';

/** What a reaction is told: which fact, and the record it is about. It reads for itself how things stand now. */
export const toldFact = object({ factId: id('Fact'), entityId: id('Record the fact is about') });

/**
 * What a domain does when a lower one speaks. The fact hands the work over in its own transaction, and a worker does it
 * in another, at least once: the command must come to the same end when it is run again.
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
