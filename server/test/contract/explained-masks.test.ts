import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Permission, permissions } from '../../../nouns/kit/rights.ts';
import { figureHosts } from '../../src/app.ts';
import { systemRoles } from '../../src/kernel/access/system-roles.ts';
import { Refusal } from '../../src/kernel/problems/errors.ts';
import { fraction } from '../../src/kernel/values/fraction.ts';
import { type Asked, explainedRecords } from '../explained-records.ts';
import { type Portal, personWith, run } from '../harness.ts';

/** Rights that hide something from whoever reads the rest. */
const masking: readonly Permission[] = [
  'margins.read',
  'payments.read',
  'invoices.read',
  'sales_invoices.read',
  'catalog.cost_read',
  'stock.read',
  'quote_decisions.read',
  'purchase_requisitions.read',
  'supplier_quotes.read',
  'supplier_quotes.compare',
];

/** Decimals of four digits or more, at any depth: fewer could mean anything. */
const decimalsIn = (told: unknown): string[] => {
  if (typeof told === 'string')
    return /^-?\d+(\.\d+)?$/.test(told) && told.replace(/\D/g, '').length > 3 ? [fraction(told).toText(12)] : [];
  return told !== null && typeof told === 'object' ? Object.values(told).flatMap(decimalsIn) : [];
};

/** The decimals that somebody with these permissions gets of all of it. */
async function toldTo(portal: Portal, held: readonly string[], asked: readonly Asked[]): Promise<Set<string>> {
  const told = new Set<string>();
  for (const [operation, input] of asked)
    try {
      for (const one of decimalsIn(await run(operation, personWith(portal, ...held), input))) told.add(one);
    } catch (error) {
      assert.ok(error instanceof Refusal && error.code === 'forbidden', `${operation.name}: ${String(error)}`);
    }
  return told;
}

test('what a GET hides no explanation tells, whatever the right or the role', async () => {
  const { portal, reads, explanations } = await explainedRecords();
  const shown = await toldTo(portal, permissions, reads);
  const explained = await toldTo(portal, permissions, explanations);
  const leaks = async (held: readonly string[]) => {
    const own = await toldTo(portal, held, reads);
    const hidden = shown.difference(own);
    const told = await toldTo(portal, held, explanations);
    return { hidden, leaked: [...told.intersection(hidden)] };
  };
  for (const right of masking) {
    const { hidden, leaked } = await leaks(permissions.filter((one) => one !== right));
    assert.ok(!hidden.isDisjointFrom(explained), `${right} hides what explanations are made of`);
    assert.deepEqual(leaked, [], `without ${right}`);
  }
  for (const [role, { permissions: held }] of Object.entries(systemRoles))
    assert.deepEqual((await leaks(held)).leaked, [], role);
});

test('the rights that fields and figures name are among those that are tried', () => {
  const named = figureHosts.flatMap(({ entity, figures, lines, part }) => [
    ...[entity, lines?.entity, part?.entity].flatMap((one) => Object.values(one?.guarded ?? {})),
    ...[figures, lines?.figures, part?.figures].flatMap((own) =>
      Object.values(own ?? {}).flatMap(({ needs }) => (typeof needs === 'function' ? [] : [needs ?? []].flat())),
    ),
  ]);
  assert.deepEqual(
    [...new Set(named)].filter((right) => !masking.includes(right as Permission)),
    [],
  );
});
