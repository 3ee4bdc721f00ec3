import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newQuoteSearch, quoteSearch, quotesSearch } from './searches.ts';

test('the list of quotes keeps its filters in the address, and nothing else', () => {
  const search = { search: '7', status: 'draft', source: 'mail', requisition: 'p1', rfq: 'r1', counterparty: 'c1' };
  assert.deepEqual(quotesSearch({ ...search, evil: 'x', sort: '' }), search);
});

test('a number that somebody looks for stays a text', () => {
  assert.deepEqual(quotesSearch({ search: 2026 }), { search: '2026' });
});

test('a new quote is for a request or for a requisition; a tab that is none opens the lines', () => {
  assert.deepEqual(newQuoteSearch({ rfq: 'r1', tab: 'files' }), { rfq: 'r1' });
  assert.deepEqual(quoteSearch({ tab: 'versions' }), { tab: 'versions' });
  assert.deepEqual(quoteSearch({ tab: 'secrets' }), {});
});
