import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPortalName } from './portal-name.ts';

const good = ['abc', 'stroy-mash', 'a1b', '100', 'a-b-c', 'x'.repeat(40)];
const bad = ['', 'ab', 'Abc', '-abc', 'abc-', 'a--b', 'a_b', 'а-б-в', 'abc\n', 'x'.repeat(41), 'x-'.repeat(35) + 'x'];
const reserved = ['www', 'api', 'admin', 'app', 'health', 'static', 'mail', 'prokura'];

for (const name of good) test(`portal name ${name} is accepted`, () => assert.equal(checkPortalName(name), null));
for (const name of [...bad, ...reserved]) {
  test(`portal name ${JSON.stringify(name)} is refused`, () => assert.equal(checkPortalName(name), 'slug_invalid'));
}
