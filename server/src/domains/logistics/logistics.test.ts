import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, request } from '../../../test/harness.ts';

const url = '/api/v1/logistics';
const scopes = ['logistics.read', 'warehouses.write', 'warehouses.delete'];

async function open() {
  const portal = await newPortal();
  const key = await portal.key(...scopes);
  const ask = (method: string, path = '', body?: unknown) => request(method, `${url}${path}`, { key, body });
  const create = async (path: string, body: Record<string, unknown>) => {
    const { status, json } = await ask('POST', path, body);
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  return { portal, key, ask, create };
}

test('an object needs a name, and gets the next code that is free', async () => {
  const { create } = await open();
  const first = await create('/objects', { name: 'Стройплощадка «Север»', code: 'lo-0001' });
  const second = await create('/objects', { name: 'Склад' });
  assert.deepEqual([first.code, second.code, second.kind, second.isActive], ['lo-0001', 'LO-0002', 'site', true]);
});

test('what nothing names is deleted', async () => {
  const { ask, create } = await open();
  for (const [path, body] of [
    ['/objects', { name: 'Склад' }],
    ['/drivers', { fullName: 'Кузнецов Пётр' }],
    ['/vehicles', { plateNumber: 'а123вс777' }],
  ] as const) {
    const { id } = await create(path, body);
    assert.deepEqual((await ask('DELETE', `${path}/${id}`)).json, { id, result: 'deleted' });
    assert.equal((await ask('GET', `${path}/${id}`)).status, 404);
  }
});

test('a plate is one whichever alphabet it was typed in', async () => {
  const { ask, create } = await open();
  const { plateNumber, id } = await create('/vehicles', { plateNumber: 'a 123 bc 777' });
  assert.equal(plateNumber, 'А123ВС777');
  const { status, json } = await ask('POST', '/vehicles', { plateNumber: 'А123ВС 777 RUS' });
  assert.deepEqual([status, json.existing], [409, { entityType: 'vehicle', entityId: id }]);
});
