import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../test/harness.ts';
import { line, requisitionPortal, url } from '../../../test/requisitions.ts';
import { wordText } from '../../../test/word-files.ts';

/** A portal, and how its requisitions are printed by a key that may have documents. */
async function printingPortal() {
  const made = await requisitionPortal();
  const key = await made.portal.key('customer_documents.read');
  const printed = (id: string, format = 'docx') => request('GET', `${url}/${id}/export?format=${format}`, { key });
  return { ...made, printed };
}

test('a requisition is printed with its lines, its planned total and who decides', async () => {
  const { printed, create, moveTo } = await printingPortal();
  const { id, number } = await create({
    title: 'Цемент на фундамент',
    departmentName: 'Отдел снабжения',
    items: [line({ name: 'Цемент М500', quantity: '120', plannedPrice: '412.5' })],
  });
  await moveTo(id, 'pending_approval');
  for (const [format, magic] of [
    ['docx', 'PK'],
    ['xlsx', 'PK'],
    ['pdf', '%PDF'],
  ] as const) {
    const { status, bytes, headers } = await printed(id, format);
    assert.deepEqual([status, bytes.subarray(0, magic.length).toString('latin1')], [200, magic]);
    assert.ok(decodeURIComponent(String(headers['content-disposition'])).includes(`Заявка ${number} от `));
  }
  const text = wordText((await printed(id)).bytes);
  assert.match(text, new RegExp(`^Заявка на закупку № ${number} от `));
  assert.match(text, /\nОтдел снабжения\n/);
  assert.match(text, /\nЦемент М500\n120\n/);
  assert.match(text, /49[\s\u00a0]500,00/);
  assert.match(text, /Сорок девять тысяч пятьсот рублей 00 копеек/);
});

test('a cancelled line is on no paper, and a requisition of another portal is none', async () => {
  const { ask, printed, create } = await printingPortal();
  const { id, items } = await create({ title: 'Стройка', items: [line({ name: 'Цемент' }), line({ name: 'Кирпич' })] });
  await ask('DELETE', `${url}/${id}/items/${items[1].id}`);
  const text = wordText((await printed(id)).bytes);
  assert.match(text, /Цемент/);
  assert.doesNotMatch(text, /Кирпич/);
  const other = await printingPortal();
  assert.equal((await other.printed(id)).status, 404);
});
