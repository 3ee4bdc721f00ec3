import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import '../../../test/draw.ts';
import { apiKeysSearch, feedSearch, webhookSearch, webhooksSearch } from './searches.ts';

const { queryClient } = await import('../../shared/api/query-client.ts');
const { feedQuery } = await import('./feed-query.ts');
const { grantableQuery } = await import('./key-queries.ts');
const { attemptsQuery, eventCatalogQuery } = await import('./webhook-queries.ts');
const { beginSession } = await import('../../shared/session/session.ts');

beginSession({ accessToken: 'token', expiresIn: 900 });

test('attempts of a delivery are read newest first', async () => {
  const asked = answer(() => ({ body: { items: [{ number: 2 }, { number: 1 }] } }));
  assert.deepEqual(await queryClient.fetchQuery(attemptsQuery('d1')), [{ number: 2 }, { number: 1 }]);
  assert.deepEqual(
    asked.map(({ path, query }) => [path, query]),
    [['/api/v1/webhook-deliveries/d1/attempts', { sort: '-number', limit: '50' }]],
  );
});

test('the feed is asked for from the place that the address holds, and from its beginning without one', async () => {
  const asked = answer(() => ({ body: { items: [], page: { nextCursor: 'c2', hasMore: false } } }));
  await queryClient.fetchQuery(feedQuery({ events: 'integration_api.invoice.created', cursor: 'c1' }));
  await queryClient.fetchQuery(feedQuery({}));
  assert.deepEqual(
    asked.map(({ query }) => query),
    [{ limit: '50', events: 'integration_api.invoice.created', cursor: 'c1' }, { limit: '50' }],
  );
});

test('what a person may give to a key is asked of the server, not guessed from the menu', async () => {
  queryClient.clear();
  answer(() => ({ body: { items: [], grantableScopes: ['catalog.read'] } }));
  assert.deepEqual(await queryClient.fetchQuery(grantableQuery), ['catalog.read']);
});

test('the catalog of events is read once and kept', async () => {
  const asked = answer(() => ({ body: { items: [{ name: 'integration.test_event' }] } }));
  queryClient.clear();
  await queryClient.fetchQuery(eventCatalogQuery);
  await queryClient.fetchQuery(eventCatalogQuery);
  assert.equal(asked.length, 1);
});

test('an address keeps what a page knows, and drops what it does not', () => {
  assert.deepEqual(apiKeysSearch({ search: '1С', archived: true, page: 3 }), { search: '1С', archived: 'true' });
  assert.deepEqual(webhooksSearch({ archived: 'no', open: 'new' }), { open: 'new' });
  assert.deepEqual(webhookSearch({ tab: 'secrets', status: 'failed' }), { status: 'failed' });
  assert.deepEqual(webhookSearch({ tab: 'health' }), { tab: 'health' });
  assert.deepEqual(feedSearch({ cursor: 'c1', limit: 10 }), { cursor: 'c1' });
});
