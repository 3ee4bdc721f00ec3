import Type, { type Static } from 'typebox';
import { object } from '../../../kernel/fields.ts';

export const change = object(
  {
    at: Type.String({
      title: 'Place in the content, entries of lists by their identifiers',
      examples: ['/requisition/actualTotal'],
    }),
    before: Type.Unknown({ title: 'What the protocol says there; null for nothing' }),
    after: Type.Unknown({ title: 'What would be said now; null for nothing' }),
  },
  { title: 'Change since the protocol' },
);

type Change = Static<typeof change>;

const mostChanges = 200;

/** Where two contents differ, the first two hundred places. Entries of a list are known by what they are of, so a new one moves no other. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  return differencesAt('', before ?? null, after ?? null).slice(0, mostChanges);
}

function differencesAt(at: string, before: unknown, after: unknown): Change[] {
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) !== Array.isArray(after))
    return before === after ? [] : [{ at, before, after }];
  const [old, now] = [entriesOf(before), entriesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) =>
    differencesAt(`${at}/${name}`, old.get(name) ?? null, now.get(name) ?? null),
  );
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

const entriesOf = (holder: object): ReadonlyMap<string, unknown> =>
  new Map(
    Array.isArray(holder) ? holder.map((one: Entry, at) => [nameOf(one) ?? `${at}`, one]) : Object.entries(holder),
  );

type Entry = Partial<Record<'id' | 'quoteId' | 'itemId' | 'supplierId' | 'currency', string>>;

const nameOf = (one: Entry) => one.id ?? one.quoteId ?? one.itemId ?? one.supplierId ?? one.currency;
