import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveConditions } from '../../../../nouns/move-conditions.ts';
import { newPerson, newPortal, request, signIn } from '../../../test/harness.ts';
import { entities, recordHosts } from '../../app.ts';

const invoices = '/api/v1/invoices';

async function invoicePortal() {
  const portal = await newPortal();
  const token = await signIn(portal);
  const ask = (method: string, path: string, body?: unknown) =>
    request(method, path, { token, ...(body !== undefined && { body }) });
  const { id: counterpartyId } = (
    await ask('POST', '/api/v1/counterparties', { kind: 'legal_entity', shortName: 'ООО «Двор»', roles: ['supplier'] })
  ).json;
  const lines = [{ name: 'Песок', quantity: '2', price: '100' }];
  const { id } = (await ask('POST', invoices, { counterpartyId, lines })).json;
  const moves = async (asking = token) => {
    const { json } = await request('GET', `/api/v1/moves?entityType=invoice&entityId=${id}`, { token: asking });
    return new Map<string, Answered>(json.moves.map((move: Answered) => [move.move, move]));
  };
  return { portal, ask, id, moves };
}

interface Answered {
  move: string;
  isAllowed: boolean;
  requires: Array<{ condition: string; message: string }>;
  stoppedBy: { guard: string; statuses: string[]; permission: string | null; roles: string[]; people: string[] } | null;
}

test('of every move it is told whether it is allowed, and what stops it', async () => {
  const { moves } = await invoicePortal();
  const told = await moves();
  assert.deepEqual([told.get('submit')?.isAllowed, told.get('submit')?.stoppedBy], [true, null]);
  assert.deepEqual(told.get('approve')?.stoppedBy?.guard, 'status');
  assert.deepEqual(told.get('approve')?.stoppedBy?.statuses, ['pending_approval']);
  assert.equal(told.get('pay')?.stoppedBy?.guard, 'status');
  assert.deepEqual(told.get('reject')?.requires, [{ condition: 'reason', message: 'a reason is given' }]);
});

test('who may not is told which permission it takes, and the roles that have it', async () => {
  const { portal, moves } = await invoicePortal();
  const reader = await newPerson(portal, 'viewer');
  const told = await moves(await signIn(portal, reader.userId));
  const { guard, permission, roles } = told.get('submit')?.stoppedBy ?? {};
  assert.deepEqual([guard, permission, roles?.includes('Владелец')], ['permission', 'invoices.update', true]);
});

test('nobody approves his own: somebody else has to', async () => {
  const { ask, id, moves } = await invoicePortal();
  await ask('PATCH', `${invoices}/${id}/status`, { status: 'pending_approval' });
  assert.equal((await moves()).get('approve')?.stoppedBy?.guard, 'author');
  await ask('PATCH', '/api/v1/settings/company', { noSelfApproval: false });
  assert.equal((await moves()).get('approve')?.isAllowed, true);
});

test('a move that is allowed is one that a dry run does not refuse for its status or right', async () => {
  const { ask, id, moves } = await invoicePortal();
  const { status, json } = await ask('PATCH', `${invoices}/${id}/status?dryRun=true`, { status: 'pending_approval' });
  assert.deepEqual([(await moves()).get('submit')?.isAllowed, status, json.status], [true, 200, 200]);
});

test('every noun that people comment on and that has a lifecycle is asked for its moves', async () => {
  const portal = await newPortal();
  const token = await signIn(portal);
  const { json } = await request('POST', '/api/v1/warehouses', { token, body: { name: 'Склад' } });
  const { json: told } = await request('GET', `/api/v1/moves?entityType=warehouse&entityId=${json.id}`, { token });
  assert.deepEqual(
    told.moves.map(({ move, isAllowed }: Answered) => [move, isAllowed]),
    [
      ['archive', true],
      ['restore', false],
    ],
  );
  assert.ok(recordHosts.filter(({ entity }) => entity.lifecycle).length > 15);
});

test('every condition of a move has its words', () => {
  const asked = entities.flatMap(({ lifecycle }) =>
    Object.values((lifecycle?.moves ?? {}) as Record<string, { requires?: readonly string[] }>).flatMap(
      ({ requires = [] }) => requires,
    ),
  );
  assert.deepEqual([...new Set(asked)].sort(), Object.keys(moveConditions).sort());
});
