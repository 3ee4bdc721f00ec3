import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { factsOf, lettersTo, request, settings } from '../../../../test/harness.ts';
import { byLink, offerPortal } from '../../../../test/offers.ts';
import { pdfPages } from '../../../../test/pdf-pages.ts';
import { wordText } from '../../../../test/word-files.ts';
import { mailDirOf } from '../../../open-services.ts';

/** What only the company may read, in words and in sums that come from nowhere else. */
const words = {
  supplier: 'КАНАРЕЙКА-ПОСТАВЩИК',
  groupOfSupplier: 'ООО «Канарейка-поставщик», цемент',
  renamed: 'КАНАРЕЙКА-ГРУППА',
  expense: 'КАНАРЕЙКА-РАСХОД',
  custom: 'КАНАРЕЙКА-ПОЛЕ',
  rejected: 'КАНАРЕЙКА-ОТКАЗ-РУКОВОДИТЕЛЯ',
  other: 'КАНАРЕЙКА-ДРУГОЕ-ПРЕДЛОЖЕНИЕ',
};
const supplierId = '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11';

/** 3 at 731.77: 2195.31 and 17.31 % of it, with 91.37 of expenses and 3.19 % on top. */
const sums = ['731.77', '2195.31', '17.31', '91.37', '3.19', '380.01', '82.60', '82.6'];

/** A sum as it is kept and as people write it. */
const spellings = (sum: string) => {
  const [whole = '', part] = sum.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ');
  return [sum, `${whole},${part}`, `${grouped},${part}`];
};

async function planted() {
  const held = await offerPortal();
  const { portal, ok, call, create, ask, boss, send, tokenOf, seller } = held;
  await seller();
  const key = await portal.key('settings.read', 'settings.write');
  const field = { entityType: 'commercialProposal', key: 'note', label: 'Заметка', type: 'string' };
  const defined = await request('POST', '/api/v1/settings/custom-fields', { key, body: field });
  assert.equal(defined.status, 201, JSON.stringify(defined.json));
  const row = {
    quantity: '3',
    unitCost: '731.77',
    markupPercent: '17.31',
    vatRate: '22',
    supplierName: words.supplier,
  };
  const { id } = await create({
    ...{ title: 'Цемент для «Севера»', validUntil: '2031-03-05', customFields: { note: words.custom } },
    ...{ commissionMode: 'percent', commissionPercent: '3.19' },
    expenses: [
      { name: words.expense, amount: '91.37' },
      { name: words.expense, amount: '5.55', allocation: 'none' },
    ],
    rows: [
      { ...row, name: 'Цемент М500', groupKey: 'a', groupLabel: words.groupOfSupplier },
      { ...row, name: 'Песок', supplierName: null, groupKey: supplierId, groupLabel: words.renamed },
      { ...row, name: 'Доставка', supplierName: null, groupKey: 'c', groupLabel: 'Фундамент' },
    ],
  });
  await ok(ask('POST', `/${id}/submit-approval`, {}));
  await ok(boss.ask('POST', `/api/v1/commercial-proposals/${id}/reject`, { reason: words.rejected }));
  await ok(ask('PATCH', `/${id}`, { termsText: 'Отсрочка 10 дней' }));
  await ok(ask('POST', `/${id}/submit-approval`, {}));
  await ok(boss.ask('POST', `/api/v1/commercial-proposals/${id}/approve`, {}));
  await held.sent({ title: words.other });
  const to = `canary-${id.slice(-8)}@sever.ru`;
  const card = await send(id, { channel: 'email', to: [to] });
  return { ...held, call, card, to, token: await tokenOf(card) };
}

test('canaries: nothing of what only the company may read reaches the customer, by link, letter or file', async () => {
  const { portal, card, to, token } = await planted();
  const read = await byLink(token);
  const [pdf, docx] = [await byLink(token, 'file?format=pdf'), await byLink(token, 'file?format=docx')];
  assert.deepEqual([pdf.status, docx.status, pdf.bytes.subarray(0, 5).toString()], [200, 200, '%PDF-']);
  const asked = await byLink(token, 'questions', { text: 'Когда?' });
  const accepted = await byLink(token, 'accept', { name: 'Пётр' });
  const [letter] = await lettersTo(to);
  const folder = mailDirOf(settings);
  const raw = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .find((one) => one.includes(to));
  const [attached] = [...(raw ?? '').matchAll(/application\/pdf[\s\S]*?\n\n([A-Za-z0-9+/=\n]+)/g)];
  const files = [
    pdfPages(pdf.bytes).join('\n'),
    wordText(docx.bytes),
    pdfPages(Buffer.from(attached?.[1] ?? '', 'base64')).join('\n'),
  ];
  // What is looked through is readable: the rows are there.
  for (const text of files) assert.match(plain(text), /Цемент М500/);
  const told = await factsOf(portal.tenantId);
  const hidden = [
    ...Object.values(words),
    ...['канарейка', 'Канарейка', 'КАНАРЕЙКА', supplierId],
    ...sums.flatMap(spellings),
    ...[card.id, portal.tenantId, portal.ownerId, card.customerId, card.sendings[0].id],
    ...card.rows.map((row: { id: string }) => row.id),
    ...told.map(({ entity_id }) => entity_id),
  ];
  const answers = [read, asked, accepted].map(({ text, headers }) => text + JSON.stringify(headers));
  const all = { link: answers.join('\n'), letter: `${letter?.text}${letter?.html}`, files: files.join('\n') };
  for (const [where, text] of Object.entries(all))
    for (const canary of hidden) assert.ok(!plain(text).includes(canary), `${where}: ${canary}`);
  assert.deepEqual(
    read.json.offer.rows.map(({ group }: { group: string | null }) => group),
    [null, null, 'Фундамент'],
  );
});

/** With one plain space between words, and without moments: their digits are no sums. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/\d\dT[\d:.]+Z/g, '');
