import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMailAddress } from './is-mail-address.ts';

test('one plain address may stand in a header, also at a Cyrillic domain', () => {
  for (const address of ['anna@romashka.ru', 'a.b+tag@sub.example.com', 'иван@почта.рф', `${'x'.repeat(64)}@a.ru`])
    assert.ok(isMailAddress(address), address);
});

test('what could add a header, a second address or a name is no address', () => {
  const wrong = [
    'anna@romashka.ru\r\nBcc: all@example.com',
    'anna@romashka.ru, oleg@romashka.ru',
    'Анна <anna@romashka.ru>',
    '"anna"@romashka.ru',
    'anna@romashka@ru',
    'anna romashka.ru',
    'anna@-romashka.ru',
    'anna@romashka.',
    '@romashka.ru',
    `${'x'.repeat(65)}@a.ru`,
    `anna@${'a'.repeat(260)}.ru`,
    '',
  ];
  for (const address of wrong) assert.ok(!isMailAddress(address), JSON.stringify(address));
});
