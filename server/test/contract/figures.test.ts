import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyField } from '../../../nouns/kit/field.ts';
import { entities, figureHosts } from '../../src/app.ts';
import { notExplained } from './not-explained.ts';

type Fields = Readonly<Record<string, AnyField>>;

/** Decimals at any depth: `totals.gross`. */
const decimalsIn = (fields: Fields, isMeant: (field: AnyField) => boolean, above = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const { inside, kind } = field.spec;
    if (!isMeant(field)) return [];
    if (inside) return decimalsIn(inside, isMeant, `${above}${name}.`);
    return kind === 'decimal' ? [above + name] : [];
  });

const isUnwritten = ({ spec }: AnyField) => (spec.writing ?? 'never') === 'never';

/** Figures by their entities, those of what a record holds too. */
const explained = new Set(
  figureHosts.flatMap(({ entity, figures, lines, part }) =>
    [{ entity, figures }, lines, part].flatMap((one) =>
      Object.keys(one?.figures ?? {}).map((field) => `${one?.entity.type}.${field}`),
    ),
  ),
);

const declared = [
  ...entities.filter((entity) => 'declared' in entity),
  ...figureHosts.flatMap(({ lines, part }) => [lines, part].flatMap((one) => one?.entity ?? [])),
] as Array<{ type: string; declared: { fields: Fields } }>;

const named = (isMeant: (field: AnyField) => boolean) =>
  new Set(
    declared.flatMap(({ type, declared: { fields } }) =>
      decimalsIn(fields, isMeant).map((field) => `${type}.${field}`),
    ),
  );

const known = named(isUnwritten);

const all = named(() => true);

const reasonOf = (figure: string) =>
  Object.entries(notExplained).find(([names]) =>
    names.split(' ').some((name) => figure === name || figure.startsWith(`${name}.`)),
  )?.[1];

test('every figure that nobody writes is explained, or has a reason why not', () => {
  assert.ok(known.size > 100);
  assert.deepEqual(
    [...known].filter((figure) => !explained.has(figure) && reasonOf(figure) === undefined),
    [],
  );
});

test('no reason is given for what is explained, or is no figure', () => {
  assert.deepEqual(
    [...explained].filter((figure) => reasonOf(figure) !== undefined || !all.has(figure)),
    [],
  );
  const listed = Object.keys(notExplained).flatMap((names) => names.split(' '));
  assert.deepEqual(
    listed.filter((name) => ![...known].some((figure) => figure === name || figure.startsWith(`${name}.`))),
    [],
  );
});
