import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildPortal, isPortalBuilt } from './build-portal.ts';
import { measureSizes } from './measure-sizes.ts';

/** Kilobytes, compressed. */
const budget = { firstJs: 260, firstCss: 45, lazyJs: 60, supplierJs: 90 };

test('no page of the portal is heavier than its budget', () => {
  if (!isPortalBuilt()) buildPortal();
  const { portal, supplier, lazy } = measureSizes(join(import.meta.dirname, '../../portal/dist'));
  const over = [
    ...(portal.js > budget.firstJs || portal.css > budget.firstCss ? [portal] : []),
    ...(supplier.js > budget.supplierJs ? [supplier] : []),
    ...lazy.filter(({ js }) => js > budget.lazyJs),
  ];
  assert.ok(portal.js > 0 && supplier.js > 0);
  assert.deepEqual(over, []);
});
