import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildPortal, isPortalBuilt } from './build-portal.ts';
import { measureSizes } from './measure-sizes.ts';

/** Kilobytes, compressed. */
const budget = { firstJs: 261, firstCss: 45, lazyJs: 60, smallJs: 90 };

const tabs = 'src/features/requisitions/card';

/** Parts that come after their page stands already: a map as large as its library, and tabs of a requisition with the forms in them. */
const larger: Readonly<Record<string, number>> = {
  'src/features/logistics/map/components/map-canvas.tsx': 310,
  [`${tabs}/delivery/delivery-tab.tsx`]: 63,
  [`${tabs}/invoices/invoices-tab.tsx`]: 62,
  [`${tabs}/tasks/tasks-tab.tsx`]: 63,
};

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
