import type { Fields } from '../../../../nouns/kit/noun.ts';
import type { Actor } from '../../kernel/access/actor.ts';
import { masked } from '../../kernel/access/mask.ts';
import type { Computed } from './columns-of.ts';
import { readRecords } from './read-records.ts';
import type { Complete, ComputedOf, Entry, Stored } from './record.ts';
import { writeMany } from './write-many.ts';
import { writeRecords } from './write-records.ts';

/** A second query that completes records, such as with names that another domain keeps. */
interface SecondLook<F extends Fields> {
  complete?: Complete<F>;
}

/**
 * Reads, locks, creates and changes records of a noun: the statements that are the same for every noun. A computed field brings
 * its own SQL; what only one noun needs is plain SQL in its operations.
 */
export function store<F extends Fields, Kind extends string>(
  entity: Stored<F, Kind>,
  ...[computed, { complete } = {}]: keyof ComputedOf<F> extends never
    ? [computed?: Record<string, never>, more?: SecondLook<F>]
    : [computed: ComputedOf<F>, more?: SecondLook<F>]
) {
  const reading = readRecords(entity.declared, (computed ?? {}) as Readonly<Record<string, Computed>>, complete);
  /** What this caller may see of a record. */
  const show = (actor: Actor, record: Entry<F>): Entry<F> => masked(entity, actor, record);
  return { entity, show, ...reading, ...writeRecords(entity, reading), ...writeMany(entity, reading.byIds) };
}
