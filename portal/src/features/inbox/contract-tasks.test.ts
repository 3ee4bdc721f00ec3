import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer } from '../../../test/answer.ts';
import '../../../test/draw.ts';
import '../../../test/portal-address.ts';

const { showMoney } = await import('../../kit/format.ts');
const { queryClient } = await import('../../shared/api/query-client.ts');
const { decide } = await import('./decide.ts');
const { tasksQuery, worthOf } = await import('./tasks.ts');

test('a contract waits by its limit, and is decided at its own address', async () => {
  const row = { number: '47/2026', title: 'Цемент', counterparty: { name: 'Двор' }, validTo: null, currency: 'RUB' };
  const asked = answer(() => ({ body: { items: [{ ...row, id: 'c', amountLimit: null, createdAt: '2025-01-03' }] } }));
  queryClient.clear();
  const [task] = await queryClient.fetchQuery(tasksQuery((right) => right === 'contracts.approve'));
  assert.deepEqual([task?.kind, task?.about, task && worthOf(task, showMoney)], ['contract', 'Двор', 'без лимита']);
  asked.length = 0;
  if (task) await decide(task, 'approved');
  if (task) await decide(task, 'rejected', 'Дорого');
  assert.deepEqual(
    asked.map(({ method, path }) => `${method} ${path}`),
    ['POST /api/v1/contracts/c/approve', 'POST /api/v1/contracts/c/reject'],
  );
});
