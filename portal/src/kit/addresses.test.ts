import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choiceOf, textOf } from './search-params.ts';

test('a number or a flag in an address is the text that somebody typed there', () => {
  assert.deepEqual(textOf({ search: 57, open: true, sort: '-name' }, 'search', 'open', 'sort'), {
    search: '57',
    open: 'true',
    sort: '-name',
  });
});

test('what is empty, unknown or no text is left out of an address', () => {
  assert.deepEqual(textOf({ search: '', sort: null, open: { a: 1 }, other: 'x' }, 'search', 'sort', 'open'), {});
});

test('a choice in an address is one that there is', () => {
  assert.deepEqual(choiceOf({ tab: 'health' }, 'tab', ['health', 'settings']), { tab: 'health' });
  assert.deepEqual(choiceOf({ tab: 'prices' }, 'tab', ['health', 'settings']), {});
  assert.deepEqual(choiceOf({}, 'tab', ['health']), {});
});
