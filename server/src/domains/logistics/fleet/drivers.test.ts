import assert from 'node:assert/strict';
import { test } from 'node:test';
import Type from 'typebox';
import { door, factsOf, newPerson, owner, request, signIn } from '../../../../test/harness.ts';
import { openLogistics } from '../../../../test/logistics.ts';
import { systemIn } from '../../../kernel/access/actor.ts';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { openPassports } from './passport.ts';

const passport = '45 07 123456, выдан ОВД «Тверской» 01.02.2007';

test('a passport is sealed, shown by its last digits, and told to nobody whole', async () => {
  const { portal, create, ask } = await openLogistics();
  const made = await create('/drivers', { fullName: 'Кузнецов Пётр Ильич', passport: '45 07 123456' });
  assert.equal(made.passport, '•••• 3456');
  const { rows } = await owner.query('select * from drivers where id = $1', [made.id]);
  assert.doesNotMatch(JSON.stringify(rows), /123456/);
  await ask('PATCH', `/drivers/${made.id}`, { passport });
  assert.doesNotMatch(JSON.stringify(await factsOf(portal.tenantId)), /123456/);
  const cleared = await ask('PATCH', `/drivers/${made.id}`, { passport: null });
  assert.equal(cleared.json.passport, null);
});

test('what an answer shows of a passport changes nothing when it is sent back', async () => {
  const { portal, create, ask } = await openLogistics();
  const { id, version } = await create('/drivers', { fullName: 'Кузнецов', passport: '45 07 123456' });
  const again = await ask('PATCH', `/drivers/${id}`, { passport: '•••• 3456', fullName: 'Кузнецов' });
  assert.equal(again.json.version, version);
  assert.equal(await wholeOf(portal.tenantId, id), '45 07 123456');
});

test('a passport is seen, written and read whole by those alone who issue documents', async () => {
  const { portal, create } = await openLogistics();
  const { id } = await create('/drivers', { fullName: 'Кузнецов', passport });
  const at = `/api/v1/logistics/drivers/${id}`;
  const asks = async (role: 'buyer' | 'logistics') => {
    const token = await signIn(portal, (await newPerson(portal, role)).userId);
    return (method: string, path = '', body?: unknown) => request(method, at + path, { token, body });
  };
  const buyer = await asks('buyer');
  assert.equal((await buyer('GET')).json.passport, null);
  assert.equal((await buyer('POST', '/passport')).status, 403);
  const manager = await asks('logistics');
  assert.match((await manager('GET')).json.passport, /^•••• /);
  assert.equal((await manager('POST', '/passport')).json.passport, passport);
  assert.equal((await manager('PATCH', '', { passport: '45 08 654321' })).json.passport, '•••• 4321');
  const read = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'driver.passport_read');
  assert.equal(read.length, 1);
});

test('whose licence is over is told and found; a licence belongs to one driver at work', async () => {
  const { create, ask } = await openLogistics();
  const old = await create('/drivers', {
    fullName: 'Иванов',
    licenseNumber: '99 12 345678',
    licenseValidTo: '2020-01-31',
  });
  await create('/drivers', { fullName: 'Петров', licenseNumber: '99 12 345679', licenseValidTo: '2099-01-31' });
  await create('/drivers', { fullName: 'Сидоров' });
  assert.equal(old.licenseExpired, true);
  const names = async (filter: string) =>
    (await ask('GET', `/drivers?${filter}`)).json.items.map(({ fullName }: { fullName: string }) => fullName);
  assert.deepEqual(await names('licenseExpired=true'), ['Иванов']);
  assert.deepEqual(await names('licenseExpired=false'), ['Петров', 'Сидоров']);
  assert.deepEqual(await names('search=сидор'), ['Сидоров']);
  const { status, json } = await ask('POST', '/drivers', { fullName: 'Двойник', licenseNumber: '99 12 345678' });
  assert.deepEqual([status, json.existing.entityId], [409, old.id]);
});

/** What papers print. */
const wholeOf = async (tenantId: string, id: string) => {
  const opened = query({
    ...{ name: 'logistics.test-passport', summary: words('Passport', 'Паспорт'), permission: 'internal', scope: null },
    ...{ input: object({}), output: Type.Unknown() },
    run: async (ctx) => (await openPassports(ctx, [id])).get(id),
  });
  return (await door.query(opened, systemIn(tenantId), {})).result;
};
