import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, refused, run } from '../../../../test/harness.ts';
import { updateRegional } from './update-regional.ts';

const set = (portal: Awaited<ReturnType<typeof newPortal>>, body: object): Promise<Record<string, unknown>> =>
  run(updateRegional, portal.owner, body as never);

const attribution = { mapTilesAttribution: '© участники OpenStreetMap' };

test('a company sets where the pictures of its map come from, and takes the built-in map back', async () => {
  const portal = await newPortal();
  const mapTilesUrl = 'https://карты.рф/слой/{z}/{x}/{y}.png?key=a';
  const after = await set(portal, {
    mapTilesUrl: 'https://t.example.com:8443/{z}/{y}/{x}',
    ...attribution,
  });
  assert.deepEqual(
    [after.mapTilesUrl, after.mapTilesAttribution],
    ['https://t.example.com:8443/{z}/{y}/{x}', '© участники OpenStreetMap'],
  );
  assert.equal((await set(portal, { mapTilesUrl: null })).mapTilesUrl, null);
  assert.equal((await set(portal, { mapTilesUrl })).mapTilesUrl, mapTilesUrl);
});

const wrong = [
  'http://tiles.example.com/{z}/{x}/{y}.png',
  'tiles.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com/{z}/{x}.png',
  'https://tiles.example.com/{z}/{x}/{y}/{y}.png',
  'https://{z}.example.com/{x}/{y}.png',
  'https://{s}.tiles.example.com/{z}/{x}/{y}.png',
  'https://anna:secret@tiles.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com/{z}/{x}/{y}.png#part',
  'https://tiles.example.com/{z}/{x}/{y} .png',
  'javascript:alert(1)//{z}{x}{y}',
];

for (const mapTilesUrl of wrong)
  test(`tiles are not asked for from ${mapTilesUrl}`, async () => {
    const portal = await newPortal();
    const { errors } = await refused(run(updateRegional, portal.owner, { mapTilesUrl, ...attribution }));
    assert.deepEqual([errors[0]?.at, errors[0]?.code], ['/mapTilesUrl', 'invalid_tiles_url']);
  });

test('the attribution stays while there is an address to credit', async () => {
  const portal = await newPortal();
  await run(updateRegional, portal.owner, { mapTilesUrl: 'https://tiles.example.com/{z}/{x}/{y}.png', ...attribution });
  const { errors } = await refused(run(updateRegional, portal.owner, { mapTilesAttribution: null }));
  assert.deepEqual([errors[0]?.at, errors[0]?.code], ['/mapTilesAttribution', 'attribution_required']);
});
