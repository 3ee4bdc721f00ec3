import type { Words } from './words.ts';

export type Tone = 'neutral' | 'accent' | 'good' | 'warning' | 'bad';

/** A status as people see it: its word and the colour of its dot. */
export interface Status extends Words {
  tone: Tone;
}

export interface Move<Name extends string = string> {
  readonly from: readonly Name[];
  readonly to: Name;
}

/** Where a record begins, the statuses it may stand in, and the moves between them. Nothing else decides a status. */
export interface Lifecycle<Name extends string = string, Moves extends string = string> {
  readonly initial: Name;
  readonly statuses: Readonly<Record<Name, Status>>;
  readonly moves: Readonly<Record<Moves, Move<Name>>>;
}

export const status = (en: string, ru: string, tone: Tone = 'neutral'): Status => ({ en, ru, tone });

export const lifecycle = <const Name extends string, const Moves extends string>(declared: {
  initial: NoInfer<Name>;
  statuses: Record<Name, Status>;
  moves: Record<Moves, Move<NoInfer<Name>>>;
}): Lifecycle<Name, Moves> => declared;

/** Of most that can be archived. */
export const activeOrArchived = (active: Words, archived: Words) =>
  lifecycle({
    initial: 'active',
    statuses: { active: { ...active, tone: 'good' }, archived: { ...archived, tone: 'neutral' } },
    moves: { archive: { from: ['active'], to: 'archived' }, restore: { from: ['archived'], to: 'active' } },
  });
