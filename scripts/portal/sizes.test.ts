import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildPortal, isPortalBuilt } from './build-portal.ts';
import { measureSizes } from './measure-sizes.ts';

/** Kilobytes, compressed. */
const budget = { firstJs: 260, firstCss: 45, lazyJs: 60, smallJs: 90 };

/** Parts that come after their page stands already, and are as large as the library in them. */
const larger: Readonly<Record<string, number>> = { 'src/features/logistics/map/components/map-canvas.tsx': 310 };

test('no page of the portal is heavier than its budget', async () => {
  if (!isPortalBuilt()) await buildPortal();
  const { portal, small, lazy } = measureSizes(join(import.meta.dirname, '../../portal/dist'));
  const over = [
    ...(portal.js > budget.firstJs || portal.css > budget.firstCss ? [portal] : []),
    ...small.filter(({ js }) => js > budget.smallJs),
    ...lazy.filter(({ page, js }) => js > (larger[page] ?? budget.lazyJs)),
  ];
  assert.ok([portal, ...small].every(({ js }) => js > 0));
  assert.deepEqual(over, []);
});
