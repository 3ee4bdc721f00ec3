import { eventMeaning } from '../../shared/events/event-words.ts';
import type { EventKind } from './webhook-queries.ts';

/** Kinds of events whose name or meaning holds what is typed, those that are promised to stay first. */
export const kindsLike = <Kind extends Pick<EventKind, 'name' | 'stable'>>(kinds: readonly Kind[], typed: string) =>
  kinds
    .filter(({ name }) => `${name} ${eventMeaning(name)}`.toLowerCase().includes(typed.trim().toLowerCase()))
    .toSorted((left, right) => Number(right.stable) - Number(left.stable));

/** The same by the records they are about. */
export const byRecord = <Kind extends Pick<EventKind, 'entityType'>>(kinds: readonly Kind[]) =>
  Object.entries(Object.groupBy(kinds, ({ entityType }) => entityType)) as [string, Kind[]][];
