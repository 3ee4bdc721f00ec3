import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { countStatements } from '../../../../test/count-statements.ts';
import { factsOf, newPerson, newPortal, owner, type Portal, request, run } from '../../../../test/harness.ts';
import { allRoutes } from '../../../app.ts';
import { updateCounterparty } from './update-counterparty.ts';

const url = '/api/v1/counterparties';
let portal: Portal;
let key: string;
const create = async (body: object = {}) =>
  (await request('POST', url, { key, body: { shortName: 'ООО «Ромашка»', ...body } })).json;
const change = (id: string, body: object) => request('PATCH', `${url}/${id}`, { key, body });

before(async () => {
  portal = await newPortal();
  key = await portal.key('counterparties.read', 'counterparties.write', 'counterparties.delete');
});

const bank = { bankName: 'ПАО Сбербанк', bik: '044525225' };
const first = { ...bank, checkingAccount: '40702810938000000001' };
const second = { ...bank, checkingAccount: '40702810238000000002' };

test('a change names what differs, and the same change again says nothing', async () => {
  const own = await newPortal();
  const ownKey = await own.key('counterparties.write');
  const made = (await request('POST', url, { key: ownKey, body: { shortName: 'Ромашка', inn: '7707083893' } })).json;
  const body = { shortName: 'Ромашка', fullName: 'ООО «Ромашка»', supplier: { minOrderAmount: '10.50' } };
  const changed = await request('PATCH', `${url}/${made.id}`, { key: ownKey, body });
  assert.equal(changed.json.version, 2);
  const again = await request('PATCH', `${url}/${made.id}`, {
    key: ownKey,
    body: { ...body, supplier: { minOrderAmount: '10.5' } },
  });
  assert.deepEqual(again.json, changed.json);
  const [, fact, ...more] = await factsOf(own.tenantId);
  assert.deepEqual(more, []);
  assert.equal(fact?.event, 'integration_api.counterparty.updated');
  assert.deepEqual(fact?.data.changedFields, ['fullName', 'supplier']);
});

test('null clears, what is left out stays', async () => {
  const made = await create({
    inn: '7728168971',
    legalAddress: 'Москва',
    contacts: [{ fullName: 'Ольга', phone: '1' }],
  });
  const { json } = await change(made.id, { legalAddress: null });
  assert.deepEqual([json.legalAddress, json.inn, json.contacts], [null, '7728168971', made.contacts]);
});

test('requisites keep their identifiers, take turns in being primary, and go when left out', async () => {
  const made = await create({ paymentRequisites: [first, second] });
  const [one, two] = made.paymentRequisites;
  assert.deepEqual([one.isPrimary, two.isPrimary], [true, false]);

  const turned = await change(made.id, {
    paymentRequisites: [one, two].map((r) => ({ ...r, isPrimary: !r.isPrimary })),
  });
  assert.deepEqual(turned.json.paymentRequisites, [
    { ...one, isPrimary: false },
    { ...two, isPrimary: true },
  ]);
  const alone = await change(made.id, { paymentRequisites: [{ ...first, id: one.id }] });
  assert.deepEqual(alone.json.paymentRequisites, [one]);
  const none = await change(made.id, { paymentRequisites: [] });
  assert.deepEqual(none.json.paymentRequisites, []);
});

test('when the primary requisites go, the oldest of those that stay take their place, before new ones', async () => {
  const third = { bankName: 'Банк «Восток»' };
  const made = await create({ paymentRequisites: [first, second] });
  const [, two] = made.paymentRequisites;
  const { json } = await change(made.id, { paymentRequisites: [third, { ...second, id: two.id }] });
  assert.deepEqual(
    json.paymentRequisites.map((r: { id: string; isPrimary: boolean }) => [r.id === two.id, r.isPrimary]),
    [
      [true, true],
      [false, false],
    ],
  );
});

test('the primary stays primary where nobody says otherwise', async () => {
  const made = await create({ paymentRequisites: [first, { ...second, isPrimary: true }] });
  const ids = made.paymentRequisites.map(({ id }: { id: string }) => id);
  const { json } = await change(made.id, {
    paymentRequisites: [
      { ...first, id: ids[0] },
      { ...second, id: ids[1] },
    ],
  });
  assert.deepEqual(json, made);
});

test('lists sent again without identifiers, as an ERP does, change nothing', async () => {
  const banks = [{ bankName: 'Банк «Восток»' }, { bankName: 'Банк «Запад»' }];
  const lists = {
    paymentRequisites: [first, second, ...banks],
    contacts: [{ fullName: 'Ольга', phone: '8 999 123 45 67' }],
  };
  const made = await create(lists);
  assert.deepEqual((await change(made.id, lists)).json, made);
  const { json } = await change(made.id, { contacts: [{ ...lists.contacts[0], position: 'Менеджер' }] });
  assert.deepEqual(json.contacts, [{ ...made.contacts[0], position: 'Менеджер' }]);
  const twins = await change(made.id, { contacts: [...lists.contacts, ...lists.contacts] });
  assert.equal(twins.json.contacts.length, 2);
  assert.equal(twins.json.contacts[0].id, made.contacts[0].id);
  assert.deepEqual((await change(made.id, { contacts: [...lists.contacts, ...lists.contacts] })).json, twins.json);
});

test('two requisites can swap their accounts', async () => {
  const made = await create({ paymentRequisites: [first, second] });
  const [one, two] = made.paymentRequisites;
  const { status, json } = await change(made.id, {
    paymentRequisites: [
      { ...one, checkingAccount: two.checkingAccount },
      { ...two, checkingAccount: one.checkingAccount },
    ],
  });
  assert.equal(status, 200);
  assert.equal(json.paymentRequisites[0].checkingAccount, second.checkingAccount);
});

test('requisites of another counterparty, and one of its own twice, are refused', async () => {
  const [mine, other] = [await create({ paymentRequisites: [first] }), await create({ paymentRequisites: [first] })];
  const [own] = mine.paymentRequisites;
  const foreign = await change(mine.id, { paymentRequisites: [{ ...second, id: other.paymentRequisites[0].id }] });
  assert.deepEqual(
    [foreign.json.errors[0].pointer, foreign.json.errors[0].code],
    ['/paymentRequisites/0/id', 'not_found_reference'],
  );
  const twice = await change(mine.id, { paymentRequisites: [own, { ...second, id: own.id, isPrimary: false }] });
  assert.deepEqual([twice.json.errors[0].pointer, twice.json.errors[0].code], ['/paymentRequisites/1/id', 'duplicate']);
});

test('a fault in one contact leaves the whole counterparty as it was', async () => {
  const made = await create({ contacts: [{ fullName: 'Ольга', phone: '1' }] });
  const { status, json } = await change(made.id, {
    shortName: 'Другая',
    contacts: [{ ...made.contacts[0], phone: '+7 (999) 123-45-67' }, { fullName: 'Тень' }],
  });
  assert.equal(status, 422);
  assert.equal(json.errors[0].pointer, '/contacts/1');
  assert.deepEqual((await request('GET', `${url}/${made.id}`, { key })).json, made);
});

test('contacts are changed in place, their phones in the stored form', async () => {
  const made = await create({
    contacts: [
      { fullName: 'Ольга', phone: '1' },
      { fullName: 'Пётр', email: 'p@cement.ru' },
    ],
  });
  const [olga] = made.contacts;
  const { json } = await change(made.id, { contacts: [{ ...olga, phone: '8 999 123 45 67', receivesRfq: false }] });
  assert.deepEqual(json.contacts, [{ ...olga, phone: '+79991234567', receivesRfq: false }]);
});

test('a supplier keeps its identifier and terms when the role goes and comes back', async () => {
  const made = await create({ supplier: { standing: 'warn' } });
  const gone = await change(made.id, { roles: ['customer'] });
  assert.equal(gone.json.supplier, null);
  const back = await change(made.id, { roles: ['customer', 'supplier'] });
  assert.deepEqual(back.json.supplier, made.supplier);
});

test('a change of kind is held against the numbers and accounts that stay', async () => {
  const made = await create({
    kind: 'foreign',
    taxId: 'DE1',
    paymentRequisites: [{ checkingAccount: 'DE89370400440532013000' }],
  });
  const { json } = await change(made.id, { kind: 'legal_entity' });
  assert.deepEqual(
    json.errors.map(({ pointer }: { pointer: string }) => pointer),
    ['/paymentRequisites/0/bik', '/taxId'],
  );
});

test('an INN that another has is refused, its own is not', async () => {
  await create({ inn: '7736050003' });
  const made = await create({ inn: '7702070139' });
  assert.equal((await change(made.id, { inn: '7736050003' })).json.code, 'already_exists');
  assert.equal((await change(made.id, { inn: '7702070139', shortName: 'Та же' })).status, 200);
});

test('a stale version is refused, and so is an archived counterparty', async () => {
  const made = await create();
  const stale = await change(made.id, { shortName: 'Другая', version: 7 });
  assert.equal(stale.json.code, 'version_conflict');
  await request('DELETE', `${url}/${made.id}`, { key });
  assert.equal((await change(made.id, { shortName: 'Другая' })).json.code, 'resource_archived');
});

test('two changes of the requisites at once leave one primary', async () => {
  const made = await create({ paymentRequisites: [first] });
  const answers = await Promise.all(
    [first, second].map((one) => change(made.id, { paymentRequisites: [{ ...one, isPrimary: true }] })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const { rows } = await owner.query('select is_primary from payment_requisites where counterparty_id = $1', [made.id]);
  assert.deepEqual(rows, [{ is_primary: true }]);
});

test('who may not see bank details changes the rest and leaves them alone', async () => {
  const buyer = await newPerson(portal, 'buyer');
  const made = await create({ paymentRequisites: [first] });
  const seen = (await run(updateCounterparty, buyer, { id: made.id, shortName: 'Другая' })) as {
    paymentRequisites: null;
  };
  assert.equal(seen.paymentRequisites, null);
  await assert.rejects(run(updateCounterparty, buyer, { id: made.id, paymentRequisites: [] }), { code: 'forbidden' });
  const { json } = await request('GET', `${url}/${made.id}`, { key });
  assert.deepEqual(json.paymentRequisites, made.paymentRequisites);
});

test('a list of fifty contacts costs as many statements as one of one', async () => {
  const costOf = async (length: number) => {
    const { id } = await create();
    const contacts = Array.from({ length }, (_, index) => ({ fullName: `Ольга ${index}`, phone: `${index}` }));
    return (await countStatements(() => change(id, { contacts }))).statements.length;
  };
  assert.equal(await costOf(50), await costOf(1));
});

test('the trail hides bank details, before and after, from who may not see them', async () => {
  const made = await create({ paymentRequisites: [first] });
  await change(made.id, { paymentRequisites: [second] });
  const reader = { ...portal.owner, permissions: new Set(['audit.read']) };
  const list = allRoutes.find(({ method, path }) => method === 'GET' && path === '/api/v1/audit');
  assert.ok(list);
  const page = (await run(list.operation, reader, { entityId: made.id })) as { items: unknown[] };
  assert.equal(page.items.length, 2);
  assert.doesNotMatch(JSON.stringify(page), /4070281/);
});
