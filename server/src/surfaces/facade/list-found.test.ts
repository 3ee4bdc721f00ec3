import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { owner, request } from '../../../test/harness.ts';
import { requisitionPortal, someDay } from '../../../test/requisitions.ts';
import { facadeResources } from '../../app.ts';

const facade = '/api/v1/integration-api';
let held: Awaited<ReturnType<typeof requisitionPortal>>;
let bodies: Record<string, object>;

const found = async (query: string) => {
  const { status, json, text } = await held.ask('GET', `${facade}/${query}`);
  assert.equal(status, 200, text);
  return json.items.map(({ id }: { id: string }) => id) as string[];
};
const refused = async (query: string, language = 'en') => {
  const headers = { 'accept-language': language };
  const { status, json } = await request('GET', `${facade}/${query}`, { key: held.key, headers });
  return [status, json.code, json.detail];
};
let supplier: Promise<string> | undefined;
/** Made when it is first named: while hundreds of files load, the server is too busy for it. */
const supplierId = () => (supplier ??= newSupplier());
async function newSupplier() {
  const { status, json, text } = await held.ask('POST', '/api/v1/counterparties', {
    shortName: 'Двор',
    roles: ['supplier'],
  });
  assert.equal(status, 201, text);
  return json.id as string;
}
let made = 0;
async function make(resource: string, more: object) {
  made += 1;
  const named = {
    warehouses: { name: `Склад № ${made}` },
    invoices: { externalNumber: `СЧ-${made}`, ...(resource === 'invoices' && { counterpartyId: await supplierId() }) },
  };
  const body = { ...bodies[resource], ...named[resource as keyof typeof named], ...more };
  const { status, json, text } = await held.ask('POST', `${facade}/${resource}`, body);
  assert.equal(status, 201, text);
  return json.id as string;
}
const define = (entityType: string, key: string, type: string, options?: string[]) =>
  held.ask('POST', '/api/v1/settings/custom-fields', {
    entityType,
    key,
    label: key,
    type,
    ...(options && { options: { items: options } }),
  });

before(async () => {
  held = await requisitionPortal();
  const invoiced = [{ name: 'Цемент', quantity: '1', price: '10' }];
  bodies = {
    'purchase-requisitions': { dueDate: someDay, items: [{ name: 'Цемент', quantity: '1' }] },
    'catalog-items': { name: 'Цемент' },
    counterparties: { shortName: 'Ромашка' },
    'price-lists': { name: 'Прайс', kind: 'internal' },
    invoices: { lines: invoiced },
  };
});

for (const { key: resource, entity } of facadeResources) {
  test(`${resource} are found by their identifier in an outside system, several at once, and by the system alone`, async () => {
    const [one, other, own] = [
      await make(resource, { externalSource: '1c', externalId: `${resource}-1` }),
      await make(resource, { externalSource: '1c', externalId: `${resource}-2, второй` }),
      await make(resource, {}),
    ];
    assert.deepEqual(await found(`${resource}?externalSource=1c&externalId=${resource}-1`), [one]);
    assert.deepEqual(await found(`${resource}?externalSource=crm&externalId=${resource}-1`), []);
    assert.deepEqual(await found(`${resource}?externalSource=1c&externalId=${resource}-1,nobody`), [one]);
    const exactly = encodeURIComponent(`${resource}-2, второй`);
    assert.deepEqual(await found(`${resource}?externalSource=1c&externalId[eq]=${exactly}`), [other]);
    const known = await found(`${resource}?externalSource=1c&limit=200`);
    assert.ok(known.includes(one) && known.includes(other) && !known.includes(own));
  });

  test(`${resource} are found by fields of the company's own`, async () => {
    assert.equal(
      (await define(entity.customFieldsOf as string, 'channel', 'select', ['Тендер', 'Прямая'])).status,
      201,
    );
    const tender = await make(resource, { customFields: { channel: 'Тендер' } });
    const direct = await make(resource, { customFields: { channel: 'Прямая' } });
    const by = (value: string) => `${resource}?custom.channel=${encodeURIComponent(value)}&sort=updatedAt`;
    assert.deepEqual(await found(by('Тендер')), [tender]);
    assert.deepEqual(await found(by('Тендер,Прямая')), [tender, direct]);
    const seen = (await held.ask('GET', `${facade}/${resource}/${tender}`)).json.updatedAt;
    assert.deepEqual(await found(`${by('Тендер,Прямая')}&updatedAt[gt]=${seen}`), [direct]);
    assert.deepEqual(await refused(by('Лотерея')), [
      400,
      'invalid_filter',
      'custom.channel: must be one of: Тендер, Прямая.',
    ]);
  });
}

test('values are compared as their fields hold them, whatever they look like in the address', async () => {
  const kinds = [
    ['weight', 'number', '3.5', '3.50'],
    ['certified', 'boolean', true, 'true'],
    ['checked', 'date', '2026-03-01', '2026-03-01'],
    ['seen_at', 'datetime', '2026-03-01T09:00:00+03:00', '2026-03-01T06:00:00Z'],
    ['marks', 'multiselect', ['ГОСТ', 'ТУ'], 'ТУ'],
    ['note', 'string', 'a "quoted", text', 'a "quoted", text'],
  ] as const;
  for (const [key, type, value, asked] of kinds) {
    await define('catalogItem', key, type);
    const id = await make('catalog-items', { name: key, customFields: { [key]: value } });
    const exactly = key === 'note' ? '[eq]' : '';
    assert.deepEqual(await found(`catalog-items?custom.${key}${exactly}=${encodeURIComponent(asked)}`), [id], key);
  }
  assert.deepEqual(await found('catalog-items?custom.weight=3.5&custom.certified=true'), []);
  for (const [key, wrong] of [
    ['weight', 'heavy'],
    ['certified', 'yes'],
    ['checked', '01.03.2026'],
  ] as const) {
    const [status, code] = await refused(`catalog-items?custom.${key}=${wrong}`);
    assert.deepEqual([status, code], [400, 'invalid_filter'], key);
  }
});

test('a field nobody has defined is refused with the nearest there is, in both languages', async () => {
  await define('counterparty', 'manager', 'string');
  const [status, code, en] = await refused('counterparties?custom.manger=1');
  assert.deepEqual([status, code], [400, 'unknown_query_parameter']);
  assert.equal(en, 'custom.manger is not a field of these records; perhaps: custom.manager.');
  assert.match((await refused('counterparties?custom.manger=1', 'ru'))[2], /custom\.manager/);
  assert.match((await refused('counterparties?custom.volume=1'))[2], /custom\.manager/);
  assert.equal((await refused('counterparties?custom.weight=1'))[1], 'unknown_query_parameter', 'of another record');
  assert.equal((await refused('counterparties?custom.manager[gt]=1'))[1], 'unknown_query_parameter');
  assert.deepEqual(await refused('warehouses?externalId=1'), [
    400,
    'invalid_filter',
    'externalId: give externalSource with it.',
  ]);
});

test('what no identifier can hold is refused, never tried', async () => {
  for (const query of [
    'externalSource=%00',
    'externalSource=1c&externalId=%00',
    'externalSource=',
    'custom.channel=%00',
  ]) {
    const [status, code] = await refused(`catalog-items?${query}`);
    assert.deepEqual([status, code], [400, 'invalid_query_parameter'], query);
  }
});

test('pages of what was found go on by their cursor, and no cursor goes on in another list', async () => {
  await define('warehouse', 'zone', 'string');
  const all = new Set<string>();
  for (let n = 0; n < 5; n += 1)
    all.add(
      await make('warehouses', {
        externalSource: 'wms',
        externalId: `w-${n}`,
        customFields: { zone: 'A' },
      }),
    );
  const query = 'warehouses?externalSource=wms&custom.zone=A&sort=updatedAt&limit=2';
  const seen: string[] = [];
  let cursor = '';
  for (;;) {
    const { json } = await held.ask('GET', `${facade}/${query}${cursor}`);
    seen.push(...json.items.map(({ id }: { id: string }) => id));
    if (json.page.nextCursor === null) break;
    cursor = `&cursor=${encodeURIComponent(json.page.nextCursor)}`;
  }
  assert.deepEqual(new Set(seen), all);
  assert.equal(seen.length, 5);
  const other = query.replace('custom.zone=A', 'custom.zone=B');
  assert.equal((await refused(`${other}${cursor}`))[1], 'cursor_mismatch');
});

test('a record of another company is found by nobody, whatever it is called outside', async () => {
  await make('warehouses', { externalSource: '1c', externalId: 'only-here' });
  const stranger = await requisitionPortal();
  const query = `${facade}/warehouses?externalSource=1c&externalId=only-here`;
  assert.deepEqual((await stranger.ask('GET', query)).json.items, []);
  const { rows } = await owner.query(
    `select count(*)::int as n from external_links where tenant_id = $1 and external_id = 'only-here'`,
    [held.portal.tenantId],
  );
  assert.equal(rows[0].n, 1);
});
