import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, request } from '../../../test/harness.ts';
import { proposalPortal } from '../../../test/proposals.ts';
import { plainLayout, templatePortal, url } from '../../../test/templates.ts';
import { wordFile, wordText } from '../../../test/word-files.ts';

async function world() {
  const proposals = await proposalPortal();
  const templates = await templatePortal(proposals.portal);
  const { key } = templates;
  const preview = (id: string, format: string, body: Record<string, unknown> = {}, by = key) =>
    request('POST', `${url}/${id}/preview?format=${format}`, { key: by, body });
  const tried = (format: string, body: Record<string, unknown>) =>
    request('POST', `${url}/preview?format=${format}`, {
      key,
      body: { kind: 'commercial_proposal', layout: plainLayout, ...body },
    });
  return { ...templates, newProposal: proposals.create, newTemplate: templates.create, preview, tried };
}

test('a template is shown with a sample in html, docx and pdf, built-in ones too', async () => {
  const { newTemplate, list, preview } = await world();
  const { id } = await newTemplate();
  const [system] = await list('?isSystem=true&kind=commercial_proposal');
  const begins = { html: '<', docx: 'PK', pdf: '%PDF' };
  for (const template of [id, system?.id as string])
    for (const [format, magic] of Object.entries(begins)) {
      const { status, bytes } = await preview(template, format);
      assert.deepEqual(
        [status, bytes.subarray(0, magic.length).toString('latin1')],
        [200, magic],
        `${template} ${format}`,
      );
    }
});

test('a page of a preview runs nothing', async () => {
  const { tried } = await world();
  const blocks = [{ type: 'paragraph', text: '<script>alert(1)</script> {document.number}' }];
  const { status, text, headers } = await tried('html', { layout: { page: {}, blocks } });
  assert.equal(status, 200);
  assert.ok(!text.includes('<script>'), text);
  assert.match(String(headers['content-security-policy']), /^default-src 'none'.* sandbox$/);
});

test('a record fills a preview for who may export it', async () => {
  const { newTemplate, newProposal, preview, tried, portal } = await world();
  const { id } = await newTemplate();
  const proposal = await newProposal();
  const whole = await preview(id, 'html', { entityId: proposal.id });
  assert.ok(whole.text.includes(proposal.number), whole.text);
  assert.ok((await tried('html', { entityId: proposal.id })).text.includes(proposal.number));
  const settingsAlone = await portal.key('settings.read');
  const refused = await preview(id, 'html', { entityId: proposal.id }, settingsAlone);
  assert.deepEqual([refused.status, refused.json.code], [403, 'insufficient_scope']);
  assert.equal((await preview(id, 'html', {}, settingsAlone)).status, 200);
  assert.equal((await preview(id, 'html', { entityId: id })).status, 404);
});

test('another format is refused with 400, and so is a Word file as anything but Word', async () => {
  const { uploaded, newTemplate, preview } = await world();
  const [layout, word] = [
    await newTemplate(),
    await uploaded(wordFile(['{document.number}|{#items.rows}{name}{/items.rows}'])),
  ];
  for (const format of ['xlsx', 'odt', '']) {
    const { status, json } = await preview(layout.id, format);
    assert.deepEqual([status, json.code], [400, 'invalid_query_parameter'], format);
  }
  for (const format of ['html', 'pdf']) {
    const { status, json } = await preview(word.id, format);
    assert.deepEqual([status, json.code], [400, 'template_not_applicable']);
  }
  const { status, bytes } = await preview(word.id, 'docx');
  assert.equal(status, 200);
  assert.match(wordText(bytes), /^[^|]+\|./);
});

test('the format stands in the address alone, and nothing else does', async () => {
  const { newTemplate, key } = await world();
  const { id } = await newTemplate();
  const twice = await request('POST', `${url}/${id}/preview?format=html`, { key, body: { format: 'pdf' } });
  assert.deepEqual([twice.status, twice.json.errors[0].code], [422, 'unknown_field']);
  const strange = await request('POST', `${url}/${id}/preview?format=html&entityId=${id}`, { key, body: {} });
  assert.deepEqual([strange.status, strange.json.code], [400, 'unknown_query_parameter']);
});

test('variables of a kind are listed with their words, and what is internal is said', async () => {
  const { key } = await world();
  const listed = async (kind: string, language = 'ru') =>
    (await request('GET', `${url}/variables?kind=${kind}`, { key, headers: { 'accept-language': language } })).json
      .items;
  const items: Array<Record<string, unknown>> = await listed('commercial_proposal');
  const found = (path: string) => items.find((one) => one.path === path);
  assert.deepEqual(
    [found('document.totalAmount'), found('items.rows[].unitCost'), found('customer.bik')].map((one) => [
      ...[one?.label, one?.valueType, one?.group, one?.isInternal],
    ]),
    [
      ['Итого', 'money', 'document', false],
      ['Себестоимость единицы', 'array', 'items', true],
      ['БИК', 'string', 'customer', false],
    ],
  );
  assert.equal(
    (await listed('contract', 'en')).find((one: { path: string }) => one.path === 'document.kind').label,
    'Kind',
  );
  const strange = await request('GET', `${url}/variables?kind=waybill`, { key });
  assert.deepEqual([strange.status, strange.json.code], [400, 'invalid_query_parameter']);
});

test('a key without a creator reads templates and writes none', async () => {
  const { portal, newTemplate } = await world();
  const { id } = await newTemplate();
  const key = await portal.key('settings.read', 'settings.write');
  await owner.query('update api_keys set created_by = null where tenant_id = $1 and created_by = $2', [
    portal.tenantId,
    portal.ownerId,
  ]);
  assert.equal((await request('GET', `${url}/${id}`, { key })).status, 200);
  assert.equal((await request('PATCH', `${url}/${id}`, { key, body: { name: 'Моё' } })).status, 403);
});
