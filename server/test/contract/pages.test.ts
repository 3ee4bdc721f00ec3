import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TObject } from 'typebox';
import { allRoutes } from '../../src/app.ts';
import { named } from './probe.ts';

const usual = ['limit', 'hasMore', 'nextCursor', 'prevCursor'];

test('every list is paged by the same names, the rows of an import too', () => {
  const paged = allRoutes.flatMap((route) => {
    const { page } = ((route.operation.output as TObject).properties ?? {}) as Record<string, TObject>;
    return page?.properties ? [{ route, names: Object.keys(page.properties) }] : [];
  });
  assert.ok(paged.length > 40);
  assert.deepEqual(
    paged
      .filter(({ names }) => names.join() !== usual.join())
      .map(({ route, names }) => `${named(route)}: ${names.join()}`),
    [],
  );
  const asked = paged.map(({ route }) => ({ route, names: (route.operation.input as TObject).properties }));
  assert.deepEqual(
    asked.filter(({ names }) => 'limit' in names !== 'cursor' in names).map(({ route }) => named(route)),
    [],
  );
});
