import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import Type from 'typebox';
import { factsOf, newPortal, type Portal, refused, request, run } from '../../../test/harness.ts';
import { id, object } from '../../kernel/fields.ts';
import { command, query } from '../../kernel/operation.ts';
import { words } from '../../kernel/problems/errors.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { counterpartyRefs, refuseBlocked, refuseUnusable, supplierRefs } from './counterparty-refs.ts';
import { ensureSupplier } from './ensure-supplier.ts';

let portal: Portal;
let key: string;
const url = '/api/v1/counterparties';
const create = async (body: object) => (await request('POST', url, { key, body })).json;

before(async () => {
  portal = await newPortal();
  key = await portal.key('counterparties.read', 'counterparties.write', 'counterparties.delete');
});

const summary = words('Probe', 'Проба');
const output = Type.Unknown();
const declared = { summary, output, permission: 'counterparties.read', scope: null } as const;

/** A command of a higher domain that needs a supplier. */
const link = command({
  ...declared,
  name: 'test.link-supplier',
  input: object({ counterpartyId: id() }),
  run: async (ctx, { counterpartyId }) => {
    ctx.nothingChanged();
    return ensureSupplier(ctx, counterpartyId);
  },
});

const refs = query({
  ...declared,
  name: 'test.read-refs',
  input: object({ ids: Type.Array(id()) }),
  run: async (ctx, { ids }) => ({
    parties: await counterpartyRefs(ctx.db, ids),
    suppliers: await supplierRefs(ctx.db, ids),
  }),
});

test('a counterparty is made a supplier once, and the change is told', async () => {
  const customer = await create({ shortName: 'Ромашка', roles: ['customer'] });
  const made = await Promise.all([1, 2, 3].map(() => run(link, portal.owner, { counterpartyId: customer.id })));
  const { json } = await request('GET', `${url}/${customer.id}`, { key });
  assert.deepEqual(json.roles, ['supplier', 'customer']);
  for (const { supplierId, counterpartyId } of made as Array<{ supplierId: string; counterpartyId: string }>)
    assert.deepEqual([supplierId, counterpartyId], [json.supplier.supplierId, customer.id]);
  assert.equal((made as Array<{ added: boolean }>).filter(({ added }) => added).length, 1);
  const told = (await factsOf(portal.tenantId)).filter(({ entity_id }) => entity_id === customer.id);
  assert.deepEqual(told.at(-1)?.data.changedFields, ['roles', 'supplier']);
  assert.equal(told.length, 2);
});

test('nobody, somebody of another portal and an archived counterparty are made no suppliers', async () => {
  const archived = await create({ shortName: 'Архив', roles: ['customer'] });
  await request('DELETE', `${url}/${archived.id}`, { key });
  const gone = await refused(run(link, portal.owner, { counterpartyId: archived.id }));
  assert.deepEqual([gone.code, gone.members.rule], ['business_rule_violated', 'archived_reference']);
  assert.equal((await refused(run(link, portal.owner, { counterpartyId: uuidv7() }))).code, 'unknown_reference');
  const stranger = (await newPortal()).owner;
  assert.equal((await refused(run(link, stranger, { counterpartyId: archived.id }))).code, 'unknown_reference');
});

test('references answer for many at once, by either identifier, and leave out who is not there', async () => {
  const one = await create({ shortName: 'Ромашка', inn: '7707083893' });
  const two = await create({ shortName: 'Покупатель', roles: ['customer'] });
  const asked = [one.id, two.id, one.supplier.supplierId, uuidv7()];
  const found = (await run(refs, portal.owner, { ids: asked })) as {
    parties: Awaited<ReturnType<typeof counterpartyRefs>>;
    suppliers: Awaited<ReturnType<typeof supplierRefs>>;
  };
  assert.deepEqual(new Set(found.parties.keys()), new Set([one.id, two.id]));
  assert.deepEqual(found.suppliers.get(one.supplier.supplierId), {
    counterpartyId: one.id,
    supplierId: one.supplier.supplierId,
    name: 'Ромашка',
    inn: '7707083893',
    roles: ['supplier'],
    status: 'active',
    standing: 'ok',
    taxRegime: null,
  });
  assert.equal(found.parties.get(two.id)?.supplierId, null);
});

test('a reference to nobody is unknown, one to an archived counterparty a broken rule, a blocked supplier another', () => {
  const ref = {
    counterpartyId: uuidv7(),
    supplierId: uuidv7(),
    name: 'Ромашка',
    inn: null,
    roles: ['supplier' as const],
    status: 'active' as const,
    standing: 'ok' as const,
    taxRegime: null,
  };
  assert.doesNotThrow(() => refuseUnusable(ref, 'supplierId'));
  assert.throws(() => refuseUnusable(undefined, 'supplierId'), { code: 'unknown_reference' });
  assert.throws(() => refuseUnusable({ ...ref, status: 'archived' }, 'supplierId'), { code: 'business_rule_violated' });
  assert.doesNotThrow(() => refuseBlocked({ ...ref, standing: 'warn' }));
  assert.throws(() => refuseBlocked({ ...ref, status: 'blocked' }), { members: { rule: 'supplier_blocked' } });
  assert.throws(() => refuseBlocked({ ...ref, standing: 'prevent_all' }), { members: { rule: 'supplier_blocked' } });
});
