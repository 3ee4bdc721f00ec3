import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sendFile } from '../../../test/files.ts';
import { factsOf, newPortal, request } from '../../../test/harness.ts';
import { pdf, pngOf } from '../../../test/sample-files.ts';

const url = '/api/v1/settings/seller-profiles';

const company = { name: 'Ромашка', legalName: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' };
const entrepreneur = { name: 'ИП Смирнова', legalName: 'ИП Смирнова Анна Викторовна', inn: '500100732259' };

async function open() {
  const portal = await newPortal();
  const key = await portal.key('settings.read', 'settings.write', 'settings.delete');
  const ask = (method: string, path = '', body?: unknown) => request(method, `${url}${path}`, { key, body });
  const create = async (body: Record<string, unknown>) => {
    const { status, json } = await ask('POST', '', body);
    assert.equal(status, 201, JSON.stringify(json));
    return json;
  };
  const refused = async (body: Record<string, unknown>) => {
    const { json } = await ask('POST', '', body);
    return (json.errors as Array<{ pointer: string; code: string }>).map(({ pointer, code }) => `${pointer} ${code}`);
  };
  return { portal, key, ask, create, refused };
}

test('the first seller is the default, and a later one takes the mark over by its own wish alone', async () => {
  const { ask, create } = await open();
  const first = await create(company);
  const second = await create(entrepreneur);
  assert.deepEqual([first.isDefault, second.isDefault], [true, false]);
  await ask('PATCH', `/${second.id}`, { isDefault: true });
  const { json } = await ask('GET');
  assert.deepEqual(
    json.items.map((one: { name: string; isDefault: boolean }) => [one.name, one.isDefault]),
    [
      ['ИП Смирнова', true],
      ['Ромашка', false],
    ],
  );
});

test('the default neither loses its mark nor goes to the archive without a successor', async () => {
  const { ask, create } = await open();
  const { id } = await create(company);
  for (const { status, json } of [await ask('PATCH', `/${id}`, { isDefault: false }), await ask('DELETE', `/${id}`)])
    assert.deepEqual([status, json.code, json.rule], [409, 'conflict', 'default_needs_successor']);
  await create({ ...entrepreneur, isDefault: true });
  assert.equal((await ask('DELETE', `/${id}`)).json.status, 'archived');
  assert.equal((await ask('POST', `/${id}/restore`)).json.isDefault, false);
});

test('of many sellers made the default at once exactly one ends as it', async () => {
  const { ask } = await open();
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => ask('POST', '', { ...company, name: `Продавец ${n}`, isDefault: true })),
  );
  const { json } = await ask('GET');
  assert.equal(json.items.length, 8);
  assert.equal(json.items.filter((one: { isDefault: boolean }) => one.isDefault).length, 1);
});

test('requisites are checked by their digits, and every fault is told at once', async () => {
  const { refused } = await open();
  const account = { bik: '044525225', checkingAccount: '40702810938000000002' };
  assert.deepEqual(
    await refused({ ...company, inn: '7707083894', kpp: '1', email: 'почта', paymentRequisites: [account] }),
    [
      '/inn inn_checksum',
      '/kpp kpp_format',
      '/email email_format',
      '/paymentRequisites/0/checkingAccount account_checksum',
    ],
  );
  assert.deepEqual(await refused({ ...entrepreneur, kpp: '773601001', ogrn: '1027700132195' }), [
    '/kpp kpp_not_applicable',
    '/ogrn ogrn_format',
  ]);
});

test('accounts keep their identifiers when the list is sent again, and one of them is primary', async () => {
  const { ask, create } = await open();
  const account = { bankName: 'ПАО Сбербанк', bik: '044525225', checkingAccount: '40702810938000000001' };
  const { id, paymentRequisites, version } = await create({ ...company, paymentRequisites: [account] });
  assert.deepEqual([paymentRequisites[0].isPrimary, paymentRequisites[0].currency], [true, 'RUB']);
  const again = await ask('PATCH', `/${id}`, { paymentRequisites: [account] });
  assert.deepEqual([again.json.paymentRequisites, again.json.version], [paymentRequisites, version]);
});

test('a name belongs to one active seller, whatever its case', async () => {
  const { ask, create } = await open();
  const { id } = await create(company);
  const { status, json } = await ask('POST', '', { ...company, name: 'РОМАШКА' });
  assert.deepEqual(
    [status, json.code, json.existing],
    [409, 'already_exists', { entityType: 'seller_profile', entityId: id }],
  );
});

test('a stamp is a picture among the files of the seller itself', async () => {
  const { key, ask, create } = await open();
  const [one, other] = [await create(company), await create(entrepreneur)];
  const attach = async (entityId: string, name: string, content: Buffer) => {
    const { json } = await sendFile({ key, itemId: entityId, name, content, more: { entityType: 'sellerProfile' } });
    return json.id as string;
  };
  const stamp = await attach(one.id, 'Печать.png', pngOf(400, 400));
  const paper = await attach(one.id, 'Устав.pdf', pdf);
  const foreign = await attach(other.id, 'Чужая печать.png', pngOf(400, 400));
  assert.equal((await ask('PATCH', `/${one.id}`, { stampFileId: stamp })).json.stampFileId, stamp);
  for (const [fileId, code] of [
    [paper, 'not_a_picture'],
    [foreign, 'not_found_reference'],
  ])
    assert.equal((await ask('PATCH', `/${one.id}`, { signatureFileId: fileId })).json.errors[0].code, code);
});

test('what happens to a seller is recorded', async () => {
  const { portal, ask, create } = await open();
  const { id } = await create(company);
  await ask('PATCH', `/${id}`, { signatoryName: 'Смирнова А. В.' });
  const facts = (await factsOf(portal.tenantId)).filter(({ event }) => event.startsWith('seller_profile'));
  assert.deepEqual(
    facts.map(({ event, data }) => [event, data.changedFields]),
    [
      ['seller_profile.created', undefined],
      ['seller_profile.updated', ['signatoryName']],
    ],
  );
});
