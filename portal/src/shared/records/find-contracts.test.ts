import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import '../../../test/read-tsx.ts';

const { findContracts } = await import('./find-contracts.ts');
const { queryClient } = await import('../api/query-client.ts');
const { beginSession } = await import('../session/session.ts');

const frame = { id: 'k47', number: '47/2026', date: '2031-03-01', title: 'Поставка материалов' };

test('contracts in force of the supplier are offered by number and day, with what each is about', async () => {
  beginSession({ accessToken: 'token', expiresIn: 900 });
  queryClient.setQueryData(['counterparties', 'supplier', 'yard'], { id: 'yard-party' });
  const asked = answer(() => ({ body: { items: [frame] } }));
  const found = await findContracts({ supplierId: 'yard' }, '47', new AbortController().signal);
  assert.deepEqual(found, [{ id: 'k47', label: '№ 47/2026 от 1 мар. 2031 г.', about: 'Поставка материалов' }]);
  assert.deepEqual(
    asked.map(({ path }) => path),
    ['/api/v1/contracts'],
  );
  assert.deepEqual(
    ['status', 'counterpartyId', 'search'].map((name) => new URLSearchParams(asked[0]?.query as never).get(name)),
    ['active', 'yard-party', '47'],
  );
});
