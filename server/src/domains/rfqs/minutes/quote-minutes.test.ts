import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '../../../../test/harness.ts';
import { quotingPortal } from '../../../../test/quoting.ts';
import { line } from '../../../../test/requisitions.ts';
import { wordText } from '../../../../test/word-files.ts';

/** A portal where quotes are compared, and how their minutes are printed by a key that may have documents. */
async function comparingPortal(lines: object[] = [line()]) {
  const made = await quotingPortal(lines);
  const key = await made.portal.key('customer_documents.read');
  const printed = (format = 'docx', id = made.requisition.id) =>
    request('GET', `/api/v1/quote-minutes/${id}/export?format=${format}`, { key });
  const text = async () => wordText((await printed()).bytes);
  return { ...made, printed, text };
}

test('minutes tell each offer for each line, the cheapest first, and what was chosen by whom and why', async () => {
  const { requisition, quoted, offer, decide, printed, text } = await comparingPortal();
  await quoted([offer('95')]);
  const cheap = await quoted([offer('90', { deliveryDays: 7 })]);
  const before = await text();
  assert.match(before, new RegExp(`^Протокол сравнения предложений\\nпо заявке на закупку № ${requisition.number}\\n`));
  assert.ok(before.indexOf('900,00') < before.indexOf('950,00'), before);
  const { status, json } = await decide({
    quoteLineId: cheap.lines[0].id,
    quantity: '10',
    comment: 'Дешевле и быстрее',
  });
  assert.equal(status, 200, JSON.stringify(json));
  const decided = await text();
  assert.match(decided, /Решение принято\n\d\d\.\d\d\.\d{4}, Анна Смирнова\n/);
  assert.match(decided, /\n7\n10\nДешевле и быстрее\n/);
  for (const [format, magic] of [
    ['docx', 'PK'],
    ['xlsx', 'PK'],
    ['pdf', '%PDF'],
  ] as const) {
    const { bytes } = await printed(format);
    assert.equal(bytes.subarray(0, magic.length).toString('latin1'), magic);
  }
});

test('a line that nobody offers stands in the minutes as such', async () => {
  const { quoted, offer, text } = await comparingPortal([line({ name: 'Цемент' }), line({ name: 'Известь' })]);
  await quoted([offer('90')]);
  assert.match(await text(), /Известь — 10 шт\nПредложений нет\n/);
});

test('minutes of what is nobody’s are not found', async () => {
  const { printed } = await comparingPortal();
  assert.equal((await printed('docx', '0193b0d2-6f1a-7c3e-9c55-2f1d3c0b7a11')).status, 404);
});
