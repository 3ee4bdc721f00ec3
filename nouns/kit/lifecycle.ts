import type { Permission } from './rights.ts';
import type { Words } from './words.ts';

export type Tone = 'neutral' | 'accent' | 'good' | 'warning' | 'bad';

/** A status as people see it: its word and the colour of its dot. */
export interface Status extends Words, Shown {
  tone: Tone;
}

interface Shown {
  /** Its own colour, where statuses are drawn as a scheme. */
  color?: string;
  /** What a button that leads to it says. */
  action?: Words;
}

export interface Move<Name extends string = string, Needs extends string = string> {
  readonly from: readonly Name[];
  readonly to: Name;
  /** Who may ask for it; null where nobody may. Unsaid where it is an operation of its own, which says it. */
  readonly permission?: Permission | null;
  /** Conditions that are checked before it is made. */
  readonly requires?: readonly Needs[];
  /** It is made without being asked for, when the figures say so. */
  readonly isAutomatic?: boolean;
}

/** Where a record begins, the statuses it may stand in, and the moves between them. Nothing else decides a status. */
export interface Lifecycle<Name extends string = string, Moves extends string = string, Needs extends string = string> {
  readonly initial: Name;
  readonly statuses: Readonly<Record<Name, Status>>;
  readonly moves: Readonly<Record<Moves, Move<Name, Needs>>>;
}

export const status = (en: string, ru: string, tone: Tone = 'neutral', shown: Shown = {}): Status => ({
  ...{ en, ru, tone },
  ...shown,
});

export const lifecycle = <const Name extends string, const Moves extends string, const Needs extends string>(declared: {
  initial: NoInfer<Name>;
  statuses: Record<Name, Status>;
  moves: Record<Moves, Move<NoInfer<Name>, Needs>>;
}): Lifecycle<Name, Moves, Needs> => declared;

/** Of most that can be archived. */
export const activeOrArchived = (active: Words, archived: Words) =>
  lifecycle({
    initial: 'active',
    statuses: { active: { ...active, tone: 'good' }, archived: { ...archived, tone: 'neutral' } },
    moves: { archive: { from: ['active'], to: 'archived' }, restore: { from: ['archived'], to: 'active' } },
  });
