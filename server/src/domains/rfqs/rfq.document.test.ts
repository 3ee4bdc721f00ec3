import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../test/harness.ts';
import { item, rfqPortal, url } from '../../../test/rfqs.ts';
import { wordText } from '../../../test/word-files.ts';

async function printingPortal() {
  const made = await rfqPortal();
  const key = await made.portal.key('customer_documents.read');
  const printed = (id: string, format = 'docx') => request('GET', `${url}/${id}/export?format=${format}`, { key });
  return { ...made, printed };
}

test('a request is printed for a supplier in each format, with its terms and room for prices', async () => {
  const { draft, printed } = await printingPortal();
  const { id, number } = await draft({
    title: 'Цемент на фундамент',
    deliveryTerms: 'Разгрузка с 9 до 17',
    allowAnalogs: true,
    responseDeadline: '2030-03-01T09:30:00.000Z',
    items: [item({ name: 'Цемент М500', specification: 'ГОСТ 31108-2020', quantity: '120', targetPrice: '412.37' })],
  });
  for (const [format, magic] of [
    ['docx', 'PK'],
    ['xlsx', 'PK'],
    ['pdf', '%PDF'],
  ] as const) {
    const { status, bytes, headers } = await printed(id, format);
    assert.deepEqual([status, bytes.subarray(0, magic.length).toString('latin1')], [200, magic]);
    assert.ok(decodeURIComponent(String(headers['content-disposition'])).includes(`Запрос предложений ${number} от `));
  }
  const text = wordText((await printed(id)).bytes);
  assert.match(text, new RegExp(`Запрос предложений № ${number} от `));
  assert.match(text, /01\.03\.2030,[\s\u00a0]12:30/);
  assert.match(text, /Разгрузка с 9 до 17/);
  assert.match(text, /Цемент М500\s+ГОСТ 31108-2020\s+120/);
});

test('no supplier reads on paper at which price we hope to buy, or who else was asked', async () => {
  const { sent, printed } = await printingPortal();
  const { id, recipients } = await sent(2, { items: [item({ targetPrice: '412.37' })] });
  const text = wordText((await printed(id)).bytes);
  assert.doesNotMatch(text, /412/);
  for (const { name } of recipients) assert.ok(!text.includes(name), name);
});

test('a request of another portal is not printed', async () => {
  const [{ draft }, other] = [await printingPortal(), await printingPortal()];
  assert.equal((await other.printed((await draft()).id)).status, 404);
});
