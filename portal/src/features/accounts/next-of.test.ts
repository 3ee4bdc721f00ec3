import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextOf } from './next-of.ts';

test('after signing in one goes on to the page that was asked for', () => {
  const next = '/romashka/requisitions?stage=sourcing#lines';
  assert.deepEqual(nextOf({ next }), { next });
  assert.deepEqual(nextOf({ next: '/' }), { next: '/' });
});

test('a link of a stranger does not lead from the sign-in to another site', () => {
  for (const next of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'evil.example',
    'javascript:alert(1)',
    '',
  ])
    assert.deepEqual(nextOf({ next }), {}, next);
});

test('nor does one whose second slash is hidden behind a tab, which browsers leave out', () => {
  for (const hidden of ['\t', '\n', '\r', '\t\r\n']) {
    const next = `/${hidden}/evil.example/`;
    assert.equal(new URL(next, 'https://portal.example').hostname, 'evil.example', 'as a browser reads it');
    assert.deepEqual(nextOf({ next }), {});
  }
});

test('what is no text names no page', () => {
  assert.deepEqual([nextOf({}), nextOf({ next: 7 }), nextOf({ next: ['/'] })], [{}, {}, {}]);
});
