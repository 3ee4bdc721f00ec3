import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Counterparty } from '../../../../../nouns/counterparty.ts';
import { factsOf, newPerson, newPortal, type Portal, request, run } from '../../../../test/harness.ts';
import { createCounterparty } from './create-counterparty.ts';

const url = '/api/v1/counterparties';
let portal: Portal;
let key: string;
const create = (body: object) => request('POST', url, { key, body });

before(async () => {
  portal = await newPortal();
  key = await portal.key('counterparties.read', 'counterparties.write');
});

const bank = { bankName: 'ПАО Сбербанк', bik: '044525225', correspondentAccount: '30101810400000000225' };
const accounts = ['40702810938000000001', '40702810238000000002'];

test('a new counterparty needs only a short name, and is a supplier with an identifier of its own', async () => {
  const own = await newPortal();
  const { status, json } = await request('POST', url, {
    key: await own.key('counterparties.write'),
    body: { shortName: '  ООО «Ромашка»  ' },
  });
  assert.equal(status, 201);
  assert.equal(json.shortName, 'ООО «Ромашка»');
  assert.deepEqual([json.kind, json.roles, json.status], ['legal_entity', ['supplier'], 'active']);
  assert.notEqual(json.supplier.supplierId, json.id);
  assert.equal(json.supplier.standing, 'ok');
  const [fact] = await factsOf(own.tenantId);
  assert.equal(fact?.event, 'integration_api.counterparty.created');
  assert.equal(fact?.entity_id, json.id);
});

test('everything can be said at once, and comes back in its stored form', async () => {
  const { status, json } = await create({
    kind: 'legal_entity',
    shortName: 'ПАО Сбербанк',
    roles: ['carrier', 'supplier'],
    inn: '7707083893',
    kpp: '773601001',
    ogrn: '1027700132195',
    okpo: '00032537',
    taxRegime: 'osno',
    email: 'Info@Sber.RU',
    phone: '8 (495) 500-55-50',
    website: 'https://www.sber.ru',
    paymentRequisites: [{ ...bank, checkingAccount: accounts[0], label: 'Основной' }],
    contacts: [{ fullName: 'Ольга Петрова', email: 'Petrova@Sber.ru', messengerIds: { telegram: '@petrova' } }],
    supplier: { standing: 'warn', paymentTermsDays: 30, minOrderAmount: '1000.50', rating: '4.5' },
  });
  assert.equal(status, 201);
  assert.deepEqual(json.roles, ['supplier', 'carrier']);
  assert.deepEqual([json.email, json.phone], ['info@sber.ru', '+74955005550']);
  const [requisite] = json.paymentRequisites;
  assert.deepEqual([requisite.isPrimary, requisite.currency, requisite.bik], [true, 'RUB', '044525225']);
  const [contact] = json.contacts;
  assert.deepEqual([contact.email, contact.receivesRfq, contact.isPrimary], ['petrova@sber.ru', true, true]);
  const { supplierId, ...terms } = json.supplier;
  assert.match(supplierId, /^[0-9a-f-]{36}$/);
  assert.deepEqual(terms, {
    standing: 'warn',
    paymentTermsDays: 30,
    defaultCurrency: null,
    leadTimeDays: null,
    minOrderAmount: '1000.50',
    rating: '4.5',
  });
  assert.deepEqual((await request('GET', `${url}/${json.id}`, { key })).json, json);
});

test('an INN of 12 digits makes an entrepreneur', async () => {
  const { json } = await create({ shortName: 'ИП Петров', inn: '500100732259', ogrn: '304500116000157' });
  assert.equal(json.kind, 'entrepreneur');
});

test('who is no supplier has no supplier record', async () => {
  assert.equal((await create({ shortName: 'Покупатель', roles: ['customer'] })).json.supplier, null);
});

test('a company abroad has its own number and its own accounts', async () => {
  const { status, json } = await create({
    kind: 'foreign',
    shortName: 'Müller GmbH',
    taxId: 'DE123456789',
    paymentRequisites: [{ bankName: 'Commerzbank', checkingAccount: 'DE89370400440532013000', currency: 'EUR' }],
  });
  assert.equal(status, 201);
  assert.equal(json.paymentRequisites[0].checkingAccount, 'DE89370400440532013000');
});

test('a second counterparty with the same INN and KPP is refused with the first one named; a branch is not', async () => {
  const first = await create({ shortName: 'Голова', inn: '7728168971', kpp: '770801001' });
  const second = await create({ shortName: 'Она же', inn: '7728168971', kpp: '770801001' });
  assert.equal(second.status, 409);
  assert.equal(second.json.code, 'already_exists');
  assert.deepEqual(second.json.existing, { entityType: 'counterparty', entityId: first.json.id });
  assert.equal((await create({ shortName: 'Филиал', inn: '7728168971', kpp: '540543001' })).status, 201);
});

test('ten calls at once make one counterparty of an INN', async () => {
  const calls = await Promise.all(Array.from({ length: 10 }, () => create({ shortName: 'Гонка', inn: '7702070139' })));
  const made = calls.filter(({ status }) => status === 201);
  const refused = calls.filter(({ status, json }) => status === 409 && json.code === 'already_exists');
  assert.deepEqual([made.length, refused.length], [1, 9]);
});

const refusals: Array<[about: string, body: Record<string, unknown>, pointer: string, code: string]> = [
  ['without a name', { shortName: undefined }, '/shortName', 'required'],
  ['with a blank name', { shortName: '  ' }, '/shortName', 'min_length'],
  ['without a role', { roles: [] }, '/roles', 'min_items'],
  ['with an unknown role', { roles: ['friend'] }, '/roles/0', 'enum'],
  ['with a wrong check digit of the INN', { inn: '7707083894' }, '/inn', 'inn_checksum'],
  ['with an INN of zeros', { inn: '0000000000' }, '/inn', 'inn_format'],
  ['of a company with the INN of a person', { kind: 'legal_entity', inn: '500100732259' }, '/inn', 'inn_format'],
  ['of an entrepreneur with the INN of a company', { kind: 'entrepreneur', inn: '7707083893' }, '/inn', 'inn_format'],
  ['with a KPP in small letters', { kpp: '7707ab001' }, '/kpp', 'kpp_format'],
  ['of an entrepreneur with a KPP', { kind: 'entrepreneur', kpp: '773601001' }, '/kpp', 'kpp_not_applicable'],
  ['with a wrong check digit of the OGRN', { ogrn: '1027700132196' }, '/ogrn', 'ogrn_checksum'],
  ['of a company with an OGRNIP', { ogrn: '304500116000157' }, '/ogrn', 'ogrn_format'],
  ['of a person with an OGRN', { kind: 'individual', ogrn: '1027700132195' }, '/ogrn', 'ogrn_not_applicable'],
  ['with an OKPO of 9 digits', { okpo: '123456789' }, '/okpo', 'okpo_format'],
  ['of a company at home with a number from abroad', { taxId: 'DE1' }, '/taxId', 'tax_id_not_applicable'],
  ['with half an e-mail', { email: 'info@' }, '/email', 'email_format'],
  ['with a script for a website', { website: 'javascript:alert(1)' }, '/website', 'url_format'],
  ['with a foreign BIK', { paymentRequisites: [{ bik: '054525225' }] }, '/paymentRequisites/0/bik', 'bik_invalid'],
  [
    'with an account and no BIK',
    { paymentRequisites: [{ ...bank }, { checkingAccount: accounts[0] }] },
    '/paymentRequisites/1/bik',
    'bik_required',
  ],
  [
    'with an account of another bank',
    { paymentRequisites: [{ ...bank, checkingAccount: '40702810038000000001' }] },
    '/paymentRequisites/0/checkingAccount',
    'account_checksum',
  ],
  [
    'with a correspondent account to be paid to',
    { paymentRequisites: [{ ...bank, checkingAccount: '30101810400000000225' }] },
    '/paymentRequisites/0/checkingAccount',
    'account_is_correspondent',
  ],
  [
    'with a correspondent account of another bank',
    { paymentRequisites: [{ ...bank, correspondentAccount: '30101810500000000225' }] },
    '/paymentRequisites/0/correspondentAccount',
    'account_checksum',
  ],
  [
    'with empty requisites',
    { paymentRequisites: [{ label: 'Пусто' }] },
    '/paymentRequisites/0/checkingAccount',
    'required',
  ],
  [
    'with one account twice',
    { paymentRequisites: accounts.concat(accounts).map((checkingAccount) => ({ ...bank, checkingAccount })) },
    '/paymentRequisites/2/checkingAccount',
    'duplicate',
  ],
  [
    'with two primary requisites',
    { paymentRequisites: accounts.map((checkingAccount) => ({ ...bank, checkingAccount, isPrimary: true })) },
    '/paymentRequisites/1/isPrimary',
    'one_primary',
  ],
  [
    'with requisites that have an identifier already',
    { paymentRequisites: [{ ...bank, id: '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11' }] },
    '/paymentRequisites/0/id',
    'not_found_reference',
  ],
  ['with a contact out of reach', { contacts: [{ fullName: 'Тень' }] }, '/contacts/0', 'contact_channel_required'],
  [
    'with a contact without a name',
    { contacts: [{ fullName: 'Ольга', phone: '1' }, { phone: '2' }] },
    '/contacts/1/fullName',
    'required',
  ],
  [
    'with half an e-mail of a contact',
    { contacts: [{ fullName: 'Ольга', email: 'petrova' }] },
    '/contacts/0/email',
    'email_format',
  ],
  [
    'with a messenger of a strange name',
    { contacts: [{ fullName: 'Ольга', messengerIds: { 'Теле грам': '@o' } }] },
    '/contacts/0/messengerIds/Теле грам',
    'unknown_field',
  ],
  [
    'with an invisible sign in the name of a messenger',
    { contacts: [{ fullName: 'Ольга', messengerIds: { telegram: '@o\u200b' } }] },
    '/contacts/0/messengerIds/telegram',
    'format',
  ],
  [
    'with terms of a supplier and no such role',
    { roles: ['customer'], supplier: {} },
    '/supplier',
    'supplier_role_required',
  ],
  ['with a rating over 5', { supplier: { rating: '5.1' } }, '/supplier/rating', 'maximum'],
  ['with a rating in hundredths', { supplier: { rating: '4.55' } }, '/supplier/rating', 'decimal_places'],
  ['with an order amount below zero', { supplier: { minOrderAmount: '-1' } }, '/supplier/minOrderAmount', 'format'],
];

for (const [about, body, pointer, code] of refusals) {
  test(`a counterparty ${about} is refused at ${pointer}`, async () => {
    const { status, json } = await create({ shortName: 'Ромашка', ...body });
    assert.equal(status, 422);
    const [error] = json.errors;
    assert.deepEqual([error.pointer, error.code], [pointer, code]);
  });
}

test('every fault is told at once, and nothing is left behind', async () => {
  const own = await newPortal();
  const { json } = await request('POST', url, {
    key: await own.key('counterparties.write'),
    body: { shortName: 'Ромашка', inn: '7707083894', kpp: 'x', contacts: [{ fullName: 'Тень' }] },
  });
  assert.deepEqual(
    json.errors.map(({ pointer }: { pointer: string }) => pointer),
    ['/contacts/0', '/inn', '/kpp'],
  );
  assert.deepEqual(await factsOf(own.tenantId), []);
});

test('who may not see bank details may not write them either', async () => {
  const buyer = await newPerson(portal, 'buyer');
  const input = { shortName: 'Поставщик', paymentRequisites: [{ ...bank }] };
  await assert.rejects(run(createCounterparty, buyer, input), { code: 'forbidden' });
  const made: Counterparty = await run(createCounterparty, buyer, { shortName: 'Поставщик' });
  assert.equal(made.paymentRequisites, null);
});
