import Type, { type Static } from 'typebox';
import { choice, id, integer, nullable, object } from '../../../kernel/fields.ts';
import { offeredFields, type QuoteVersion, quoteVersion, termFields } from './quote-version.ts';
import type { HeldVersion } from './read-versions.ts';

const value = (title: string) => Type.Unsafe<unknown>({ title });

const changedTerm = object(
  { field: choice(Object.keys(termFields), 'Field'), from: value('Before'), to: value('After') },
  { title: 'Changed term' },
);

const changedLine = object(
  {
    position: integer('Position'),
    rfqItemId: nullable(id('Position of the request')),
    procurementItemId: nullable(id('Line of the requisition')),
    field: choice(['line', ...Object.keys(offeredFields)], 'Field; `line` where it came or went whole'),
    from: value('Before'),
    to: value('After'),
  },
  { title: 'Changed line' },
);

export const comparedVersion = object(
  {
    ...quoteVersion.properties,
    changes: nullable(
      object(
        { terms: Type.Array(changedTerm, { title: 'Terms' }), lines: Type.Array(changedLine, { title: 'Lines' }) },
        { title: 'What differs from the version before' },
      ),
    ),
  },
  { title: 'Version and what it changed' },
);

type ComparedVersion = Static<typeof comparedVersion>;

/** The latest first, each with what it changed; the first one changed nothing. */
export function comparedVersions(versions: readonly HeldVersion[]): ComparedVersion[] {
  const compared = versions.map(({ quoteId: _, ...version }, place) => {
    const before = versions[place - 1];
    return { ...version, changes: before ? differences(before, version) : null };
  });
  return compared.reverse();
}

const differences = (before: QuoteVersion, after: QuoteVersion) => ({
  terms: differing(Object.keys(termFields), before, after),
  lines: lineChanges(before.lines, after.lines),
});

type Lines = QuoteVersion['lines'];

function lineChanges(before: Lines, after: Lines) {
  const old = new Map(before.map((line) => [line.rfqItemId ?? line.procurementItemId, line]));
  const now = new Map(after.map((line) => [line.rfqItemId ?? line.procurementItemId, line]));
  const keys = [...new Set([...old.keys(), ...now.keys()])];
  return keys.flatMap((key) => {
    const [from, to] = [old.get(key), now.get(key)];
    const { position, rfqItemId, procurementItemId } = (to ?? from) as Lines[number];
    const place = { position, rfqItemId, procurementItemId };
    if (!from || !to) return [{ ...place, field: 'line', from: from?.price ?? null, to: to?.price ?? null }];
    return differing(Object.keys(offeredFields), from, to).map((change) => ({ ...place, ...change }));
  });
}

const differing = (fields: readonly string[], before: object, after: object) =>
  fields.flatMap((field) => {
    const [from, to] = [before, after].map((one) => (one as Record<string, unknown>)[field] ?? null);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
