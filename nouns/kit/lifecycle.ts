import type { Permission } from './rights.ts';
import type { Words } from './words.ts';

export type Tone = 'neutral' | 'accent' | 'good' | 'warning' | 'bad';

/** A status as people see it: its word and the colour of its dot. */
export interface Status extends Words, Shown {
  tone: Tone;
}

interface Shown {
  /** Its colour where statuses are drawn as a diagram. */
  color?: string;
  /** The text of the button that moves a record to it. */
  action?: Words;
}

export interface Move<Name extends string = string, Needs extends string = string> {
  readonly from: readonly Name[];
  readonly to: Name;
  /** The permission to request it; null where nobody may. Left out where an operation of its own declares the permission. */
  readonly permission?: Permission | null;
  /** Conditions checked before the move. */
  readonly requires?: readonly Needs[];
  /** The system makes it when the figures require it. */
  readonly isAutomatic?: boolean;
}

/** The initial status, all statuses, and the moves between them. Nothing else decides a status. */
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

/** The lifecycle of most nouns that can be archived. */
export const activeOrArchived = (active: Words, archived: Words) =>
  lifecycle({
    initial: 'active',
    statuses: { active: { ...active, tone: 'good' }, archived: { ...archived, tone: 'neutral' } },
    moves: { archive: { from: ['active'], to: 'archived' }, restore: { from: ['archived'], to: 'active' } },
  });
