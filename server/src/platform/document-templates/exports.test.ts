import assert from 'node:assert/strict';
import { test } from 'node:test';
import PizZip from 'pizzip';
import { long } from '../../../../scripts/tests/long.ts';
import { countStatements } from '../../../test/count-statements.ts';
import { factsOf, personWith, request, run } from '../../../test/harness.ts';
import { cement, proposalPortal } from '../../../test/proposals.ts';
import { pngOf } from '../../../test/sample-files.ts';
import { templatePortal } from '../../../test/templates.ts';
import { tableOf, wordFile, wordText } from '../../../test/word-files.ts';
import { proposalDocument } from '../../domains/proposals/proposal.document.ts';
import type { Download } from '../../kernel/download.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { exportOf } from './printing/export-document.ts';

/** Words that only the company may read. */
const canaries = {
  supplierName: 'КАНАРЕЙКА-ПОСТАВЩИК',
  groupKey: 'КАНАРЕЙКА-КЛЮЧ',
  groupLabel: 'ООО «Канарейка-поставщик»',
};

const papers = [
  'Предложение {document.number} для {customer.name}',
  '{?document.title}О чём: {document.title}{/?document.title}',
];
const rows = tableOf('{#items.rows}{name}', '{quantity} {uom}', '{unitPrice|money:2}', '{lineAmount}{/items.rows}');
const word = wordFile([...papers, 'Итого {document.totalAmount|words}'], { body: rows });

async function world() {
  const proposals = await proposalPortal();
  const templates = await templatePortal(proposals.portal);
  const path = (id: string, query: string) => `/api/v1/commercial-proposals/${id}/export?${query}`;
  const exported = (id: string, query: string, key = templates.key) => request('GET', path(id, query), { key });
  const exportedText = async (id: string, query: string, key?: string) => {
    const answer = await exported(id, query, key);
    assert.equal(answer.status, 200, JSON.stringify(answer.json));
    return wordText(answer.bytes);
  };
  return {
    ...proposals,
    ...templates,
    newProposal: proposals.create,
    newTemplate: templates.create,
    exported,
    exportedText,
  };
}

test('a Word file is filled with the proposal: amounts, units, conditions and a row for each row', async () => {
  const { newProposal, uploaded, exported, exportedText } = await world();
  const { id, number } = await newProposal({
    title: 'Цемент для «Севера»',
    rows: [cement, { ...cement, name: 'Песок & щебень <20' }],
  });
  const { id: templateId } = await uploaded(word);
  const text = await exportedText(id, `format=docx&templateId=${templateId}`);
  assert.match(
    text,
    new RegExp(
      `^Предложение ${number} для ООО «Север»\nО чём: Цемент для «Севера»\nИтого Две тысячи двести семнадцать рублей 20 копеек`,
    ),
  );
  assert.match(text, /Цемент М500\n8 шт\n138,58\n1 108,60\nПесок & щебень <20\n8 шт/);
  const { headers } = await exported(id, `format=docx&templateId=${templateId}`);
  assert.match(String(headers['content-disposition']), /^attachment; filename=.*filename\*=UTF-8''%D0%9A%D0%9F%20KP-/);
});

test('what is not there is empty, and a condition hides its part', async () => {
  const { newProposal, uploaded, exportedText } = await world();
  const { id } = await newProposal();
  const { id: templateId } = await uploaded(
    wordFile(['[{document.numbr}]', '[{?document.title}скрыто{/?document.title}]']),
  );
  assert.equal(await exportedText(id, `format=docx&templateId=${templateId}`), '[]\n[]');
});

test('without a template the default of the company is taken, and the built-in layout where it has none', async () => {
  const { newProposal, uploaded, change, exported, exportedText } = await world();
  const { id, number } = await newProposal();
  assert.match(await exportedText(id, 'format=docx'), new RegExp(number));
  const { id: templateId } = await uploaded(wordFile(['Наш бланк {document.number}']));
  await change(templateId, { isDefault: true });
  assert.equal(await exportedText(id, 'format=docx'), `Наш бланк ${number}`);
  for (const format of ['pdf', 'xlsx']) assert.equal((await exported(id, `format=${format}`)).status, 200);
});

test('a layout makes docx, pdf and xlsx', async () => {
  const { newProposal, newTemplate, exported } = await world();
  const { id } = await newProposal();
  const { id: templateId } = await newTemplate();
  const begins = { docx: 'PK', xlsx: 'PK', pdf: '%PDF' };
  for (const [format, magic] of Object.entries(begins)) {
    const { status, bytes } = await exported(id, `format=${format}&templateId=${templateId}`);
    assert.deepEqual([status, bytes.subarray(0, magic.length).toString('latin1')], [200, magic]);
  }
});

test('a template of another kind, an unknown one, another format and a Word file as PDF are refused', async () => {
  const { newProposal, newTemplate, uploaded, exported, change } = await world();
  const { id } = await newProposal();
  const [contract, file] = [await newTemplate({ kind: 'contract' }), await uploaded(word)];
  const refusals: Array<[string, number, string]> = [
    [`format=docx&templateId=${contract.id}`, 422, 'template_kind_mismatch'],
    [`format=docx&templateId=${id}`, 404, 'not_found'],
    ['format=odt', 400, 'invalid_query_parameter'],
    [`format=pdf&templateId=${file.id}`, 400, 'template_not_applicable'],
    [`format=xlsx&templateId=${file.id}`, 400, 'template_not_applicable'],
  ];
  for (const [query, status, code] of refusals) {
    const { status: answered, json } = await exported(id, query);
    assert.deepEqual([answered, json.code], [status, code], query);
  }
  await change(file.id, { status: 'archived' });
  assert.equal((await exported(id, `format=docx&templateId=${file.id}`)).json.code, 'resource_archived');
});

test('a proposal without a customer and requisites is printed with what it has', async () => {
  const { newProposal, uploaded, exported, exportedText } = await world();
  const { id } = await newProposal({ customerId: null });
  const { id: templateId } = await uploaded(wordFile(['[{customer.name}{customer.bik}{seller.legalName}]']));
  assert.equal(await exportedText(id, `format=docx&templateId=${templateId}`), '[]');
  assert.equal((await exported(id, 'format=pdf')).status, 200);
});

const internal = wordFile(['{document.costTotalAmount} {document.grossProfitAmount}'], {
  body: tableOf(
    '{#items.rows}{name}',
    '{unitCost}',
    '{supplierName}',
    '{groupKey}{groupLabel}',
    '{markupPercent}{/items.rows}',
  ),
});

test('costs, margins and suppliers are printed for who may see them, and never for the customer', async () => {
  const { portal, newProposal, uploaded, exportedText } = await world();
  const { id } = await newProposal({ rows: [{ ...cement, ...canaries }] });
  const { id: templateId } = await uploaded(internal);
  const query = `format=docx&templateId=${templateId}`;
  const whole = await exportedText(id, query);
  assert.match(whole, /120,5/);
  assert.ok(whole.includes(canaries.supplierName), whole);
  assert.ok(!whole.includes(canaries.groupLabel), 'groups named after suppliers are not printed');
  const seller = personWith(portal, 'commercial_proposals.read', 'commercial_proposals.export');
  const file = (await run(exportOf(proposalDocument), seller, { id, format: 'docx', templateId })) as Download;
  for (const text of [await exportedText(id, `${query}&forCustomer=true`), wordText(file.contents.body as Buffer)]) {
    assert.ok(text.includes('Цемент М500'), text);
    assert.ok(!/канарейка|120,5|144,6|^15$/im.test(text), text);
  }
});

test('groups that say nothing of suppliers are printed for everybody', async () => {
  const { newProposal, exportedText } = await world();
  const { id } = await newProposal({ rows: [{ ...cement, groupKey: 'f', groupLabel: 'Фундамент' }] });
  for (const query of ['format=docx', 'format=docx&forCustomer=true'])
    assert.match(await exportedText(id, query), /Фундамент/);
});

test('the account of the customer is printed for who may see it, and no more for the customer', async () => {
  const { portal, newProposal, newParty, uploaded, exportedText } = await world();
  const requisites = { bankName: 'ПАО Сбербанк', bik: '044525225', checkingAccount: '40702810938000000001' };
  const customer = await newParty('ООО «Юг»', { roles: ['customer'], paymentRequisites: [requisites] });
  const { id } = await newProposal({ customerId: customer.id });
  const { id: templateId } = await uploaded(wordFile(['[{customer.bik}]']));
  assert.equal(await exportedText(id, `format=docx&templateId=${templateId}&forCustomer=true`), '[044525225]');
  const seller = personWith(portal, 'commercial_proposals.read', 'commercial_proposals.export');
  const asked = { id, format: 'docx', templateId, forCustomer: true };
  const file = (await run(exportOf(proposalDocument), seller, asked)) as Download;
  assert.equal(wordText(file.contents.body as Buffer), '[]');
});

test('one row costs as many statements as fifty', async () => {
  const { newProposal, uploaded, exportedText } = await world();
  const { id: templateId } = await uploaded(word);
  const cost = async (count: number) => {
    const { id } = await newProposal({ rows: Array.from({ length: count }, () => cement) });
    await exportedText(id, `format=docx&templateId=${templateId}`);
    const { statements } = await countStatements(() => exportedText(id, `format=docx&templateId=${templateId}`));
    return statements.length;
  };
  assert.equal(await cost(50), await cost(1));
});

test('custom fields of the proposal and of the goods in its rows are printed, in step', async () => {
  const { call, portal, newProposal, uploaded, exportedText } = await world();
  const key = await portal.key('settings.write', 'catalog.write', 'catalog.read');
  const define = (entityType: string, name: string) =>
    request('POST', '/api/v1/settings/custom-fields', {
      key,
      body: { entityType, key: name, label: name, type: 'string' },
    });
  assert.equal((await define('catalogItem', 'colour')).status, 201);
  assert.equal((await define('commercialProposal', 'site')).status, 201);
  const item = (await call('POST', '/api/v1/catalog', { name: 'Плитка', customFields: { colour: 'Белая' } })).json;
  const { id } = await newProposal({
    rows: [cement, { ...cement, name: 'Плитка', catalogItemId: item.id }],
    customFields: { site: 'Площадка 5' },
  });
  const { id: templateId, unknownVariables } = await uploaded(
    wordFile(['{custom.site}', '{#items.rows}{name}: [{custom.colour}]{/items.rows}']),
  );
  assert.deepEqual(unknownVariables, []);
  const text = await exportedText(id, `format=docx&templateId=${templateId}`);
  assert.equal(text, 'Площадка 5\nЦемент М500: []Плитка: [Белая]');
  const reader = await portal.key('variables.read', 'documents.read', 'customer_documents.read');
  const { json } = await request('POST', '/api/v1/variables/resolve', {
    key: reader,
    body: {
      entityType: 'commercialProposal',
      entityId: id,
      paths: ['items.rows[].custom.colour', 'items.rows[].name'],
    },
  });
  assert.deepEqual(json.values, {
    'items.rows[].custom.colour': '[null,"Белая"]',
    'items.rows[].name': '["Цемент М500","Плитка"]',
  });
});

test('an export changes nothing and tells nothing', async () => {
  const { portal, newProposal, exported } = await world();
  const { id } = await newProposal();
  const before = (await factsOf(portal.tenantId)).length;
  await exported(id, 'format=docx');
  assert.equal((await factsOf(portal.tenantId)).length, before);
});

test('a proposal or a template of another portal is not found', async () => {
  const foreign = await world();
  const { id } = await foreign.newProposal();
  const template = await foreign.uploaded(word);
  const { key, newProposal, exported } = await world();
  assert.equal((await foreign.exported(id, 'format=docx', key)).status, 404);
  const own = await newProposal();
  assert.equal((await exported(own.id, `format=docx&templateId=${template.id}`)).status, 404);
});

test('many proposals are one archive, each under its name, and one that is missing is told before the first byte', async () => {
  const { call, key, newProposal } = await world();
  const made = [await newProposal(), await newProposal()];
  const ids = made.map(({ id }) => id as string);
  const many = (more: object) =>
    request('POST', '/api/v1/commercial-proposals/export', { key, body: { ids, format: 'docx', ...more } });
  const { status, bytes, headers } = await many({});
  assert.equal(status, 200);
  assert.match(String(headers['content-type']), /application\/zip/);
  const zip = new PizZip(bytes);
  const names = Object.keys(zip.files);
  for (const { number } of made)
    assert.ok(
      names.some((name) => name.startsWith(`КП ${number} от `) && name.endsWith('.docx')),
      names.join(),
    );
  const strange = await many({ ids: [...ids, uuidv7()] });
  assert.deepEqual(
    [strange.status, strange.json.code, strange.json.errors[0].pointer],
    [422, 'unknown_reference', '/ids/2'],
  );
  assert.equal((await many({ ids: [] })).status, 422);
  assert.equal((await call('POST', '/api/v1/commercial-proposals/export', { ids, format: 'odt' })).status, 422);
});

test('a logo of forty thousand pixels is named, and no document is made of it', async () => {
  const { call, portal, newProposal, exported } = await world();
  const key = await portal.key('settings.read', 'settings.write', 'customer_documents.read');
  const seller = { name: 'Ромашка', legalName: 'ООО «Ромашка»', inn: '7707083893', kpp: '773601001' };
  const { json: profile } = await request('POST', '/api/v1/settings/seller-profiles', { key, body: seller });
  const upload = (width: number, height: number) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(pngOf(width, height))], 'лого.png'));
    for (const [name, value] of Object.entries({ entityType: 'sellerProfile', entityId: profile.id }))
      form.append(name, value);
    return request('POST', '/api/v1/files', { key, body: form });
  };
  assert.deepEqual((await upload(40_000, 40_000)).json.rule, 'image_too_large');
  const { json: logo } = await upload(40_000, 900);
  const named = await call('PATCH', `/api/v1/settings/seller-profiles/${profile.id}`, { logoFileId: logo.id });
  assert.equal(named.status, 200, JSON.stringify(named.json));
  const { id } = await newProposal();
  const { status, json } = await exported(id, 'format=pdf');
  assert.deepEqual([status, json.code, json.image], [422, 'image_too_large', 'logo']);
});

long('a template that repeats the rows eight thousand times is stopped, and the server goes on', async () => {
  const { newProposal, uploaded, exported, exportedText } = await world();
  const { id } = await newProposal({ rows: Array.from({ length: 200 }, () => cement) });
  const loops = Array.from({ length: 8_000 }, () => '{#items.rows}{name} {lineAmount} {quantity}{/items.rows}');
  const { id: heavy } = await uploaded(wordFile(loops));
  const { status, json } = await exported(id, `format=docx&templateId=${heavy}`);
  assert.deepEqual([status, json.code], [422, 'template_too_complex']);
  const { id: light } = await uploaded(wordFile(['{document.number}']), { name: 'Лёгкий' });
  assert.match(await exportedText(id, `format=docx&templateId=${light}`), /^KP-/);
});
