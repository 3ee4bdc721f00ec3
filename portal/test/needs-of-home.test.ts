import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { defaultParseSearch } from '@tanstack/react-router';
import { answer } from './answer.ts';

const { address, askedBy } = await import('./asked-by.ts');
const { queryClient } = await import('../src/shared/api/query-client.ts');
const { needsQuery } = await import('../src/features/home/needs-query.ts');
const { invoiceRoutes } = await import('../src/features/invoices/invoices.routes.tsx');
const { rfqRoutes } = await import('../src/features/rfqs/rfqs.routes.tsx');
const { filtersOf, readSearch } = await import('../src/features/requisitions/searches.ts');

type Query = Readonly<Record<string, unknown>>;

/** The filters of a call: neither how many rows it wants, nor how it spells a single value. */
const filtersIn = (query: Query = {}) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name, value]) => value !== undefined && !['limit', 'includeTotal', 'sort'].includes(name))
      .map(([name, value]) => [name.replace('[in]', ''), value]),
  );

const pages: Readonly<Record<string, (search: Record<string, string>) => Promise<Query | undefined>>> = {
  requisitions: async (search) => filtersOf(readSearch(search), 'anna'),
  invoices: async (search) =>
    (await askedBy({ at: address('invoices', search), routes: invoiceRoutes })).get('invoices'),
  rfqs: async (search) => (await askedBy({ at: address('rfqs', search), routes: rfqRoutes })).get('supplier-rfqs'),
};

test('what is counted at home is what its link shows: overdue invoices lead to overdue ones, not to all', async () => {
  const asked = answer(() => ({ body: { items: [], meta: { total: 1, totalIsLowerBound: false } } }));
  const needs = await queryClient.fetchQuery(needsQuery(() => true, 'anna'));
  const counted = asked.map(({ query }) => filtersIn(query));
  assert.equal(needs.length, counted.length);
  // Calls that go out together come in in any order.
  const isCounted = (filters: Query) => counted.some((one) => isDeepStrictEqual(one, filters));
  for (const { path } of needs) {
    const [page = '', search = ''] = path.split('?');
    const shown =
      page === 'inbox' ? { awaitingMyApproval: 'true' } : filtersIn(await pages[page]?.(defaultParseSearch(search)));
    assert.ok(isCounted(shown), `${path}: ${JSON.stringify(shown)} is not among ${JSON.stringify(counted)}`);
  }
});
