import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildPortal, isPortalBuilt } from './build-portal.ts';
import { closureOf, readManifest } from './manifest.ts';
import { measureSizes } from './measure-sizes.ts';

const dist = join(import.meta.dirname, '../../portal/dist');

/** Kilobytes, compressed. */
const budget = { firstJs: 260.5, firstCss: 45, lazyJs: 60, smallJs: 90.5 };

/** A part that comes after its page stands already: a map as large as its library. */
const larger: Readonly<Record<string, number>> = { 'src/features/logistics/map/components/map-canvas.tsx': 310 };

test('no page of the portal is heavier than its budget', async () => {
  if (!isPortalBuilt()) await buildPortal();
  const { portal, small, lazy } = measureSizes(dist);
  const over = [
    ...(portal.js > budget.firstJs || portal.css > budget.firstCss ? [portal] : []),
    ...small.filter(({ js }) => js > budget.smallJs),
    ...lazy.filter(({ page, js }) => js > (larger[page] ?? budget.lazyJs)),
  ];
  assert.ok([portal, ...small].every(({ js }) => js > 0));
  assert.deepEqual(over, []);
});

test('no file of the portal waits for itself: each begins when all that it imports has', async () => {
  if (!isPortalBuilt()) await buildPortal();
  const manifest = readManifest(dist);
  const circular = Object.keys(manifest).filter((key) => closureOf(manifest, manifest[key]?.imports ?? []).has(key));
  assert.deepEqual(circular, []);
});
