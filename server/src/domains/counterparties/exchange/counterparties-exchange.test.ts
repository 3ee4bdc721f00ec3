import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  drainJobs,
  factsOf,
  newPerson,
  newPortal,
  owner,
  type Portal,
  request,
  signIn,
} from '../../../../test/harness.ts';
import { book, cellsOf, importingAt } from '../../../../test/imports.ts';

const base = '/api/v1/counterparties/exchange';
const parties = '/api/v1/counterparties';

async function begin(given?: Portal) {
  const portal = given ?? (await newPortal());
  const key = await portal.key('counterparties.read', 'counterparties.write', 'counterparties.delete');
  const files = importingAt(portal, base, key);
  const all = async () => (await request('GET', `${parties}?sort=shortName`, { key })).json.items;
  const create = async (body: object) => {
    const { status, json, text } = await request('POST', parties, { key, body });
    assert.equal(status, 201, text);
    return json;
  };
  return { portal, ...files, all, create };
}

const headings = ['Поставщик', 'ИНН', 'КПП', 'Роли', 'БИК', 'Р/с', 'Контактное лицо', 'Email', 'Отсрочка, дней'];
const sberbank = ['044525225', '40702810938000000001'];
const cement = ['ООО «Цементный двор»', '7707083893', '770701001', 'Поставщик; перевозчик', ...sberbank];

test('a file of suppliers becomes counterparties with accounts, contacts and terms', async () => {
  const { portal, previewed, applied, all } = await begin();
  const job = await previewed(
    await book(headings, [
      [...cement, 'Ольга Петрова', 'sales@cement.ru', 14],
      ['ИП Сидоров', '500100732259', null, null, null, null, null, null, null],
    ]),
  );
  assert.deepEqual([job.status, job.counts.create, job.counts.errors], ['preview_ready', 2, 0], JSON.stringify(job));
  const done = await applied(job.id);
  assert.deepEqual([done.status, done.result.created], ['applied', 2], JSON.stringify(done));

  const [entrepreneur, company] = await all();
  assert.deepEqual(
    [entrepreneur.shortName, entrepreneur.kind, entrepreneur.roles],
    ['ИП Сидоров', 'entrepreneur', ['supplier']],
  );
  assert.deepEqual([company.kind, company.inn, company.kpp], ['legal_entity', '7707083893', '770701001']);
  assert.deepEqual(company.roles, ['supplier', 'carrier']);
  assert.equal(company.supplier.paymentTermsDays, 14);
  const [account] = company.paymentRequisites;
  assert.deepEqual([account.bik, account.checkingAccount, account.isPrimary], [...sberbank, true]);
  const [contact] = company.contacts;
  assert.deepEqual(
    [contact.fullName, contact.email],
    ['Ольга Петрова', 'sales@cement.ru'],
    'reached as the company is',
  );
  const created = (await factsOf(portal.tenantId)).filter(
    ({ event }) => event === 'integration_api.counterparty.created',
  );
  assert.equal(created.length, 2);
});

test('each wrong number is told at its cell, and the rest of the file may go on without it', async () => {
  const { previewed, rowsOf, errorFile, applied, all } = await begin();
  const job = await previewed(
    await book(
      ['Наименование', 'ИНН', 'ОГРН', 'БИК', 'Расчётный счёт', 'Роль', 'Email'],
      [
        ['Контрольная цифра', '7707083894', '1027700132196', null, null, null, null],
        ['Чужой счёт', null, null, '044525225', '40702810938000000002', null, null],
        ['Кто это', '7736050004', null, null, null, 'друг', 'не почта'],
        ['Хорошая', '7707083893', '1027700132195', ...sberbank, 'клиент', 'a@firm.ru'],
      ],
    ),
  );
  assert.deepEqual([job.counts.create, job.counts.errors], [1, 3], JSON.stringify(job.counts));
  const found = (await rowsOf(job.id)).map(({ errors }: { errors: Array<Record<string, string>> }) =>
    errors.map(({ field, code }) => `${field} ${code}`),
  );
  assert.deepEqual(found, [
    ['inn inn_checksum', 'ogrn ogrn_checksum'],
    ['checkingAccount account_checksum'],
    ['roles enum', 'inn inn_checksum', 'email email_format'],
    [],
  ]);
  const wrong = await cellsOf((await errorFile(job.id, 'xlsx')).bytes);
  assert.equal(wrong.length, 4, 'headings and three rows');
  await applied(job.id, { onError: 'skip' });
  assert.deepEqual(
    (await all()).map(({ shortName }: { shortName: string }) => shortName),
    ['Хорошая'],
  );
});

test('a company is known by INN and KPP, an INN alone finds it while it is one, and branches are asked about', async () => {
  const { previewed, rowsOf, create } = await begin();
  const kpps = ['770701001', '780101001'];
  for (const kpp of kpps) await create({ shortName: `Филиал ${kpp}`, inn: '7707083893', kpp });
  await create({ shortName: 'Без КПП', inn: '7736050003' });
  const job = await previewed(
    await book(
      ['Наименование', 'ИНН', 'КПП', 'Телефон'],
      [
        ['Филиал', '7707083893', kpps[1] as string, '+79991234567'],
        ['Филиал', '7707083893', null, null],
        ['Газпром', '7736050003', '997250001', null],
        ['Новый филиал', '7707083893', '500101001', null],
        ['Без КПП', null, null, '+79991234568'],
      ],
    ),
  );
  const rows = await rowsOf(job.id);
  assert.deepEqual(
    rows.map(({ action, reason, matches }: { action: string; reason: string; matches: Array<{ reason: string }> }) => [
      action,
      reason ?? null,
      matches[0]?.reason ?? null,
    ]),
    [
      ['update', null, 'kpp'],
      ['conflict', 'ambiguous', 'inn'],
      ['update', null, 'inn'],
      ['create', null, null],
      ['update', null, 'shortName'],
    ],
    JSON.stringify(rows),
  );
});

test('a file takes nothing away: roles, accounts and contacts are added to those that are there', async () => {
  const { previewed, applied, all, create } = await begin();
  await create({
    shortName: 'Стройка',
    inn: '7707083893',
    roles: ['customer'],
    email: 'office@stroyka.ru',
    paymentRequisites: [{ bik: '044525225', checkingAccount: sberbank[1], bankName: 'Сбербанк' }],
    contacts: [{ fullName: 'Иван', phone: '+79990000001' }],
  });
  const rows = [['Стройка', '7707083893', 'Поставщик', '044525225', '40702810380000000002', 'Иван', 'ivan@stroyka.ru']];
  const names = ['Наименование', 'ИНН', 'Роли', 'БИК', 'Счёт', 'Контакт', 'Почта контакта'];
  const job = await previewed(await book(names, rows));
  assert.deepEqual([job.counts.update, job.counts.errors], [1, 0], JSON.stringify(job.counts));
  await applied(job.id);
  const [party] = await all();
  assert.deepEqual(party.roles, ['supplier', 'customer']);
  assert.deepEqual(
    party.paymentRequisites.map(({ checkingAccount, isPrimary }: Record<string, unknown>) => [
      checkingAccount,
      isPrimary,
    ]),
    [
      [sberbank[1], true],
      ['40702810380000000002', false],
    ],
  );
  assert.deepEqual(
    party.contacts.map(({ fullName, email, phone }: Record<string, unknown>) => [fullName, email, phone]),
    [['Иван', 'ivan@stroyka.ru', '+79990000001']],
  );
  const again = await previewed(await book(names, rows));
  assert.deepEqual([again.counts.update, again.counts.skip], [0, 1], 'nothing differs any more');
});

test('a number cell that lost its leading zero is read as it was written', async () => {
  const { previewed, applied, all } = await begin();
  const job = await previewed(
    await book(['Наименование', 'ИНН', 'БИК', 'Р/с'], [['Уфа', 274051582, 44525225, sberbank[1] as string]]),
  );
  assert.deepEqual([job.counts.create, job.counts.errors], [1, 0], JSON.stringify(job));
  await applied(job.id);
  const [party] = await all();
  assert.deepEqual([party.inn, party.paymentRequisites[0].bik], ['0274051582', '044525225']);
});

test('an export that comes back unchanged changes nothing, and its template has every column', async () => {
  const { key, previewed, exported, create } = await begin();
  await create({
    shortName: 'Стройка',
    inn: '7707083893',
    taxRegime: 'usn_5',
    supplier: { paymentTermsDays: 30, minOrderAmount: '1500.50' },
    paymentRequisites: [{ bik: '044525225', checkingAccount: sberbank[1] }],
    contacts: [{ fullName: 'Ольга', messengerIds: { telegram: '@olga' } }],
  });
  await create({ shortName: 'Ivanov GmbH', kind: 'foreign', taxId: 'DE123', roles: ['carrier', 'customer'] });
  const job = await previewed(await exported({ format: 'xlsx' }));
  assert.deepEqual([job.counts.skip, job.counts.update, job.counts.errors], [2, 0, 0], JSON.stringify(job.counts));
  const template = await request('GET', `${base}/template?format=xlsx`, { key, headers: { 'accept-language': 'ru' } });
  assert.equal(template.status, 200);
  const [head] = await cellsOf(template.bytes);
  assert.ok(head?.cells.includes('Расчётный счёт') && head.cells.includes('ИНН'), JSON.stringify(head));
});

test('who may not see bank details gets no column for them, and may apply none that has them', async () => {
  const { portal } = await begin();
  const token = await signIn(portal, (await newPerson(portal, 'buyer')).userId);
  const { items } = (await request('GET', `${base}/columns`, { token })).json;
  const fields = items.map(({ field }: { field: string }) => field);
  assert.deepEqual([fields.includes('inn'), fields.includes('bik')], [true, false]);
  const form = new FormData();
  form.append('file', new File([await book(['Наименование', 'БИК', 'Р/с'], [['Банк', ...sberbank]])], 'п.xlsx'));
  const { json } = await request('POST', `${base}/imports`, { token, body: form });
  await drainJobs(portal.tenantId);
  const apply = () => request('POST', `${base}/imports/${json.id}/apply`, { token, body: {} });
  assert.deepEqual((await apply()).json.requiredPermissions, ['counterparties.bank_read']);
  const mapping = { A: 'shortName' };
  await request('PATCH', `${base}/imports/${json.id}/preview`, { token, body: { mapping } });
  await drainJobs(portal.tenantId);
  assert.equal((await apply()).status, 200);
});

test('a file with bank details is applied by who has proved that it is still he', async () => {
  const { portal } = await begin();
  const token = await signIn(portal);
  await owner.query(`update sessions set proved_at = later(now(), -660) where tenant_id = $1`, [portal.tenantId]);
  const form = new FormData();
  form.append('file', new File([await book(['Наименование', 'БИК', 'Р/с'], [['Банк', ...sberbank]])], 'п.xlsx'));
  const { json } = await request('POST', `${base}/imports`, { token, body: form });
  await drainJobs(portal.tenantId);
  const apply = () => request('POST', `${base}/imports/${json.id}/apply`, { token, body: {} });
  assert.equal((await apply()).json.code, 'presence_required');
  await owner.query('update sessions set proved_at = now() where tenant_id = $1', [portal.tenantId]);
  assert.equal((await apply()).status, 200);
});
