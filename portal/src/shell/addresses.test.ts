import assert from 'node:assert/strict';
import { test } from 'node:test';
import '../../test/answer.ts';
import '../../test/draw.ts';

const { router } = await import('../router.tsx');
const { sectionGroups } = await import('../features/settings/section-groups.ts');
const { navigation } = await import('./navigation.ts');

const pageOf = (path: string) => router.matchRoutes(`/romashka/${path}`, {}).at(-1)?.routeId;

test('every line of the menu leads to a page', () => {
  for (const { path } of navigation.flatMap(({ items }) => items)) assert.notEqual(pageOf(path), '/$portal/$', path);
});

test('every section of the settings leads to a page', () => {
  for (const { path } of sectionGroups.flatMap(({ sections }) => sections))
    assert.notEqual(pageOf(`settings/${path}`), '/$portal/$', path);
});

test('an address that no page has is known as such', () => {
  assert.equal(pageOf('settings/spaceships'), '/$portal/$');
});
