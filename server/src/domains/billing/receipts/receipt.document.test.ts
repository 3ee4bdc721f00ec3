import assert from 'node:assert/strict';
import { test } from 'node:test';
import { billingPortal, came, ok } from '../../../../test/billing.ts';
import { request } from '../../../../test/harness.ts';
import { receivingPortal } from '../../../../test/receiving.ts';
import { made } from '../../../../test/requisitions.ts';
import { newItem } from '../../../../test/suppliers.ts';
import { wordText } from '../../../../test/word-files.ts';

const printed = (key: string, id: string, format = 'docx') =>
  request('GET', `/api/v1/stock-receipts/${id}/export?format=${format}`, { key });

/** Nine of an item that were decided at 122 with VAT came, and one was sent back at the door. */
async function received() {
  const base = await receivingPortal();
  const { portal, first, give, decide, came: arrived, receive } = base;
  await decide(give([{ supplierId: first, price: '122' }]));
  const receipt = made(await receive([arrived('10', { rejectedQuantity: '1', rejectReason: 'Порван мешок' })]));
  return { ...base, receipt, key: await portal.key('customer_documents.read') };
}

test('a receipt is printed as a receipt order, by what was decided', async () => {
  const { receipt, key } = await received();
  for (const [format, magic] of [
    ['docx', 'PK'],
    ['xlsx', 'PK'],
    ['pdf', '%PDF'],
  ] as const) {
    const { status, bytes, headers } = await printed(key, receipt.id, format);
    assert.deepEqual([status, bytes.subarray(0, magic.length).toString('latin1')], [200, magic]);
    assert.ok(
      decodeURIComponent(String(headers['content-disposition'])).includes(`Приходный ордер ${receipt.number} от `),
    );
  }
  const text = wordText((await printed(key, receipt.id)).bytes);
  assert.match(text, /форма № М-4/);
  assert.match(text, /0315003/);
  assert.match(text, new RegExp(`\\n${receipt.number}\\n`));
  assert.match(text, /\n02\.03\.2026\n/);
  assert.match(text, /\nОсновной\n/);
  assert.match(text, /\nЦемент М500\n(.*\n)?796\nшт\n10\n9\n100,00\n900,00\n198,00\n1[\s\u00a0]098,00\n/);
});

test('a receipt that was taken back says so', async () => {
  const { receipt, key, reverse } = await received();
  ok(await reverse(receipt.id, 'Приняли не туда'));
  assert.match(wordText((await printed(key, receipt.id)).bytes), /Приёмка отменена \d\d\.\d\d\.\d{4}: Приняли не туда/);
});

test('what came by an invoice is printed at what it charges, under its number', async () => {
  const portal = await billingPortal();
  const item = await newItem(portal.key, { name: 'Болт' });
  const { requisition, items } = await portal.decided([{ name: undefined, catalogItemId: item, quantity: '24' }]);
  const invoice = await portal.receive({
    externalNumber: 'ЦД-1187',
    lines: [{ procurementItemId: items[0].id, quantity: '24', price: '152.5', discountPercent: '20' }],
  });
  const receipt = ok(
    await came(portal, requisition.id, {
      procurementItemId: items[0].id,
      quantity: '6',
      invoiceLineId: invoice.lines[0].id,
    }),
    201,
  );
  const key = await portal.portal.key('customer_documents.read');
  const text = wordText((await printed(key, receipt.id)).bytes);
  assert.match(text, /\nЦД-1187\n/);
  assert.match(text, /\n6\n6\n100,00\n600,00\n132,00\n732,00\n/);
});

test('a receipt of another portal is not printed', async () => {
  const [{ receipt }, { key }] = [await received(), await received()];
  assert.equal((await printed(key, receipt.id)).status, 404);
});
