import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPortal, owner, request } from '../../../../test/harness.ts';
import { offerPortal } from '../../../../test/offers.ts';
import { salesPortal } from '../../../../test/sales.ts';
import { templatePortal } from '../../../../test/templates.ts';
import { wordFile, wordText } from '../../../../test/word-files.ts';

const says = (words: string) => ({ layout: { page: {}, blocks: [{ type: 'heading', text: words }] } });

const filesOf = async (tenantId: string) =>
  (await owner.query<{ count: number }>('select count(*)::int as count from files where tenant_id = $1', [tenantId]))
    .rows[0]?.count;

test('a proposal goes out by the template that is named, and by the default again when none is', async () => {
  const { portal, approved, send, tokenOf } = await offerPortal();
  const { create } = await templatePortal(portal);
  const { id: templateId } = await create(says('Бланк для «Севера» {document.number}'));
  const { id, number } = await approved();
  const word = async (card: { id: string; sendings: Array<{ id: string }> }) => {
    const url = `/api/v1/public/v1/commercial-proposals/${await tokenOf(card)}/file?format=docx`;
    return wordText((await request('GET', url)).bytes);
  };
  assert.equal(await word(await send(id, { channel: 'link', templateId })), `Бланк для «Севера» ${number}`);
  const usual = await word(await send(id, { channel: 'link', message: 'И ещё раз' }));
  assert.ok(!usual.includes('Бланк для') && usual.includes(number), usual);
});

test('a template that is archived, of another kind, unknown or a Word file is refused in words, and nothing goes out', async () => {
  const { portal, ask, approved, cardOf } = await offerPortal();
  const { create, change, uploaded } = await templatePortal(portal);
  const [away, other] = [
    await create(says('Старый')),
    await create({ ...says('Счёт'), kind: 'sales_invoice', name: 'Счёт' }),
  ];
  await change(away.id, { status: 'archived' });
  const file = await uploaded(wordFile(['Бланк']));
  const foreign = await (await templatePortal(await newPortal())).create(says('Чужой'));
  const { id } = await approved();
  const tried = async (templateId: string) => {
    const { status, json } = await ask('POST', `/${id}/send`, { channel: 'link', templateId });
    return [status, json.code, json.detail];
  };
  assert.deepEqual(await tried(away.id), [
    409,
    'resource_archived',
    'Document template is archived. Restore it first.',
  ]);
  assert.deepEqual(await tried(other.id), [
    ...[422, 'template_kind_mismatch'],
    'The template “Счёт” is for another document: “Sales invoice”.',
  ]);
  assert.deepEqual(await tried(file.id), [
    ...[400, 'template_not_applicable'],
    'A Word file makes docx alone: PDF, XLSX and HTML need a layout of blocks.',
  ]);
  for (const unknown of [foreign.id, id])
    assert.deepEqual(await tried(unknown), [404, 'not_found', 'Document template not found.']);
  assert.deepEqual([(await cardOf(id)).sendings, await filesOf(portal.tenantId)], [[], 1]);
});

test('an invoice goes out by the template that is named, and keeps that paper', async () => {
  const { portal, issued, act } = await salesPortal();
  const { create } = await templatePortal(portal);
  const { id: templateId } = await create({ ...says('Счёт на бланке'), kind: 'sales_invoice' });
  const { id: offer } = await create({ ...says('Предложение'), name: 'КП' });
  const letter = { channel: 'email', to: ['buh@sever.ru'] };
  const [{ id }, { id: another }] = [await issued(), await issued()];
  assert.equal((await act(id, 'send', { ...letter, templateId: offer })).json.code, 'template_kind_mismatch');
  const [first, usual] = [await act(id, 'send', { ...letter, templateId }), await act(another, 'send', letter)];
  const sizes = await owner.query('select id, size_bytes::int as size from files where tenant_id = $1', [
    portal.tenantId,
  ]);
  const sizeOf = (fileId: string) => sizes.rows.find((one) => one.id === fileId)?.size;
  assert.ok(sizeOf(first.json.documentFileId) < sizeOf(usual.json.documentFileId), JSON.stringify(sizes.rows));
  const again = await act(id, 'send', { ...letter, to: ['other@sever.ru'], templateId });
  assert.deepEqual([again.status, again.json.rule, again.json.field], [409, 'document_kept', 'templateId']);
  const kept = await act(id, 'send', { ...letter, to: ['other@sever.ru'] });
  assert.deepEqual([kept.json.sendings.length, kept.json.documentFileId], [2, first.json.documentFileId]);
});
