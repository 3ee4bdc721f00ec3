import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uid } from '../../../../tools/sim/onec-client/big-catalog.ts';
import { counterpartiesFile, type Party } from '../../../../tools/sim/onec-client/counterparties-file.ts';
import { readOrders } from '../../../../tools/sim/onec-client/read-orders.ts';
import { type ExchangePortal, exchange, exchangePortal } from '../../../test/commerceml.ts';
import { decide, decidingPortal } from '../../../test/deciding.ts';

const account = { number: '40702810938000000001', bik: '044525225', bank: 'ПАО Сбербанк' };
const gravel: Party = {
  id: uid(8, 1),
  name: 'Гравий',
  officialName: 'ООО «Гравий»',
  inn: '7707083893',
  kpp: '773601001',
  okpo: '00032537',
  role: 'Продавец',
  address: 'Москва, Вавилова, 19',
  reach: [
    ['Почта', 'sale@gravel.example'],
    ['Телефон рабочий', '8 (495) 500-55-50'],
  ],
  accounts: [account],
  people: [{ name: 'Ольга Петрова', relation: 'Менеджер', reach: [['Почта', 'petrova@gravel.example']] }],
};

async function opened() {
  const portal = await exchangePortal();
  await portal.enable();
  return portal;
}

const send = (t: Parameters<ExchangePortal['client']>[0], portal: ExchangePortal, ...parties: Party[]) =>
  exchange(portal.client(t), { 'contragents___1.xml': counterpartiesFile(parties) });

/** What the journal says of the last file: identifier and reason of each that was not taken. */
async function notTaken(portal: ExchangePortal): Promise<Array<[string, string]>> {
  const last = (await portal.logs()).find(({ event }) => event === 'exchange.import') as unknown as {
    details: { notTaken?: Array<{ external_id: string; reason: { ru: string } }> };
  };
  return (last.details.notTaken ?? []).map(({ external_id, reason }) => [external_id, reason.ru]);
}

test('a counterparty of 1C comes with its numbers, addresses, contacts and accounts', async (t) => {
  const portal = await opened();
  assert.deepEqual(await send(t, portal, gravel), { 'contragents___1.xml': ['success'] });
  const [made] = await portal.counterparties();
  assert.deepEqual(
    [made?.shortName, made?.fullName, made?.kind, made?.inn, made?.kpp, made?.okpo, made?.legalAddress, made?.roles],
    [
      'Гравий',
      'ООО «Гравий»',
      'legal_entity',
      '7707083893',
      '773601001',
      '00032537',
      'Москва, Вавилова, 19',
      ['supplier'],
    ],
  );
  assert.deepEqual([made?.email, made?.phone], ['sale@gravel.example', '+74955005550']);
  assert.deepEqual(
    made?.paymentRequisites?.map(({ checkingAccount, bik, isPrimary }) => [checkingAccount, bik, isPrimary]),
    [[account.number, account.bik, true]],
  );
  assert.deepEqual(
    made?.contacts.map(({ fullName, position, email }) => [fullName, position, email]),
    [['Ольга Петрова', 'Менеджер', 'petrova@gravel.example']],
  );
  assert.deepEqual(made?.externalLinks, [{ externalSource: 'onec-commerceml', externalId: gravel.id }]);

  await send(t, portal, gravel);
  assert.deepEqual(
    (await portal.counterparties()).map(({ id, version }) => [id, version]),
    [[made?.id, made?.version]],
  );
});

test('one of the same INN and KPP is the one that is here, and keeps what 1C does not tell', async (t) => {
  const portal = await opened();
  const held = await portal.must('POST', '/api/v1/counterparties', {
    shortName: 'Гравий-Трейд',
    inn: gravel.inn,
    kpp: gravel.kpp,
    website: 'gravel.example',
    actualAddress: 'Химки',
    paymentRequisites: [{ label: 'Наш', bankName: 'ПАО Сбербанк', bik: account.bik }],
    contacts: [{ fullName: 'Пётр Ильин', phone: '+79991234567' }],
  });
  await send(t, portal, gravel);
  const all = await portal.counterparties();
  assert.deepEqual(
    all.map(({ id, shortName, website, actualAddress }) => [id, shortName, website, actualAddress]),
    [[held.id, 'Гравий', 'gravel.example', 'Химки']],
  );
  assert.deepEqual(
    all[0]?.paymentRequisites?.map(({ label, checkingAccount, isPrimary }) => [label, checkingAccount, isPrimary]),
    [
      ['Наш', null, true],
      [null, account.number, false],
    ],
  );
  assert.deepEqual(
    all[0]?.contacts.map(({ fullName }) => fullName),
    ['Пётр Ильин', 'Ольга Петрова'],
  );
});

test('who is known by his identifier may change his name and numbers, and an edit made here stays until then', async (t) => {
  const portal = await opened();
  await send(t, portal, gravel);
  const [made] = await portal.counterparties();
  await portal.must('PATCH', `/api/v1/counterparties/${made?.id}`, { phone: '+74951112233' });
  await send(t, portal, gravel);
  assert.equal((await portal.counterparties())[0]?.phone, '+74951112233');
  await send(t, portal, { ...gravel, name: 'Гравий-Плюс', kpp: '773601002', reach: [] });
  const [changed] = await portal.counterparties();
  assert.deepEqual(
    [changed?.id, changed?.shortName, changed?.kpp, changed?.phone],
    [made?.id, 'Гравий-Плюс', '773601002', '+74951112233'],
  );
});

test('who may be somebody we have is left to a person', async (t) => {
  const portal = await opened();
  for (const one of [
    { shortName: 'Без КПП', inn: gravel.inn },
    { shortName: 'ООО «Без номеров»' },
    { shortName: 'Филиал', inn: '7728168971', kpp: '772801001' },
  ])
    await portal.must('POST', '/api/v1/counterparties', one);
  await send(
    t,
    portal,
    gravel,
    { id: uid(8, 2), name: 'ООО "Без Номеров"', inn: '7702070139' },
    { id: uid(8, 3), name: 'Другой филиал', inn: '7728168971', kpp: '772801002' },
    { id: uid(8, 4), name: 'Двойник филиала', inn: '7728168971', kpp: '772801002' },
  );
  assert.deepEqual(
    (await portal.counterparties()).map(({ shortName }) => shortName),
    ['Без КПП', 'Другой филиал', 'ООО «Без номеров»', 'Филиал'],
  );
  assert.deepEqual(
    (await notTaken(portal)).map(([id, reason]) => [
      id,
      /КПП указан только|ИНН указан не с обеих|другим «Ид»/.exec(reason)?.[0],
    ]),
    [
      [gravel.id, 'КПП указан только'],
      [uid(8, 2), 'ИНН указан не с обеих'],
      [uid(8, 4), 'другим «Ид»'],
    ],
  );
});

test('a wrong number of the company keeps it out, a wrong account only the account', async (t) => {
  const portal = await opened();
  const badAccount = { ...account, number: '40702810938000000002' };
  await send(
    t,
    portal,
    { id: uid(8, 5), name: 'Ошибка', inn: '7707083894' },
    { ...gravel, okpo: '1', accounts: [badAccount] },
    { id: uid(8, 6), name: 'ИП Ёлкин', surname: 'Ёлкин', inn: '500100732259', kpp: '000000000', role: 'Покупатель' },
  );
  const all = await portal.counterparties();
  assert.deepEqual(
    all.map(({ shortName, kind, roles, okpo, email }) => [shortName, kind, roles, okpo, email]),
    [
      ['Гравий', 'legal_entity', ['supplier'], null, 'sale@gravel.example'],
      ['ИП Ёлкин', 'entrepreneur', ['customer'], null, null],
    ],
  );
  assert.deepEqual(all[0]?.paymentRequisites, []);
  const told = await notTaken(portal);
  assert.deepEqual(
    told.map(([id]) => id),
    [uid(8, 5), gravel.id],
  );
  assert.match(told[1]?.[1] ?? '', /Загружен без ошибочного/);
});

test('who is deleted there, or left out of the whole directory, is flagged and stays', async (t) => {
  const portal = await opened();
  const other: Party = { id: uid(8, 7), name: 'Песок' };
  await send(t, portal, gravel, other);
  const rest = counterpartiesFile([{ id: gravel.id, name: gravel.name, deleted: true }], { full: true });
  await exchange(portal.client(t), { 'contragents___2.xml': rest });
  assert.equal((await portal.counterparties()).length, 2);
  const ids = async (state: string) =>
    (await portal.objects(`?state=${state}&kind=counterparty`)).map((one: { externalId: string }) => one.externalId);
  assert.deepEqual([await ids('deleted'), await ids('absent')], [[gravel.id], [other.id]]);
});

test('bank details go neither in nor out where the installer may not see them', async (t) => {
  const deciding = await decidingPortal();
  await decide(deciding.portal, deciding.id, [deciding.give([{ supplierId: deciding.first }])]);
  const portal = await exchangePortal({}, deciding.portal);
  await portal.enable();
  await portal.must('PATCH', `/api/v1/counterparties/${deciding.firstParty}`, {
    inn: gravel.inn,
    kpp: gravel.kpp,
    paymentRequisites: [{ checkingAccount: account.number, bik: account.bik }],
  });
  const ordered = async () => {
    const client = portal.client(t);
    await client.checkauth('sale');
    await client.init('sale');
    const [order] = readOrders(await client.query(), client.judge);
    return [order?.supplier['ИНН'], order?.accounts];
  };
  assert.deepEqual(await ordered(), [gravel.inn, [{ number: account.number, bik: account.bik }]]);
  await portal.installedBy('buyer');
  assert.deepEqual(await ordered(), [gravel.inn, []]);

  const sand: Party = { ...gravel, id: uid(8, 9), name: 'Песок', inn: '7728168971', kpp: '772801001', people: [] };
  await send(t, portal, sand);
  const made = (await portal.counterparties()).find(({ shortName }) => shortName === 'Песок');
  assert.deepEqual([made?.inn, made?.paymentRequisites], [sand.inn, []]);
  const [[id, reason] = []] = await notTaken(portal);
  assert.equal(id, sand.id);
  assert.match(reason ?? '', /без банковских реквизитов/);
});
