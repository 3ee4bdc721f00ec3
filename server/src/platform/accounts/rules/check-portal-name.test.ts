import assert from 'node:assert/strict';
import { test } from 'node:test';
import { portalPages } from '../../../../test/portal-pages.ts';
import { checkPortalName } from './check-portal-name.ts';

const good = ['abc', 'stroy-mash', 'a1b', '100', 'a-b-c', 'x'.repeat(40)];
const bad = ['', 'ab', 'Abc', '-abc', 'abc-', 'a--b', 'a_b', 'а-б-в', 'abc\n', 'x'.repeat(41), 'x-'.repeat(35) + 'x'];
const reserved = [
  ...['www', 'api', 'admin', 'app', 'health', 'static', 'mail', 'prokura'],
  ...['login', 'register', 'verify', 'invitation', 'rfq', 'docs', 'problems', 'legal', 'assets'],
  ...['inbox', 'requisitions', 'catalog', 'invoices', 'integrations', 'settings', 'sessions'],
];

for (const name of good) test(`portal name ${name} is accepted`, () => assert.equal(checkPortalName(name), null));
for (const name of [...bad, ...reserved]) {
  test(`portal name ${JSON.stringify(name)} is refused`, () => assert.equal(checkPortalName(name), 'slug_invalid'));
}

test('the first word of every page of the portal is kept from portals', () => {
  const open = portalPages().map((path) => path.split('/').find((word) => word !== '') ?? '');
  // Shorter words are no names of portals anyway.
  const names = [...new Set(open)].filter((word) => word.length > 2 && !word.startsWith('$'));
  assert.ok(names.length > 8, names.join(' '));
  assert.deepEqual(
    names.filter((name) => checkPortalName(name) === null),
    [],
  );
});
