import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner, request } from '../../../../test/harness.ts';
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

test('the committee of the company signs the minutes, or the one that was chosen for them', async () => {
  const { requisition, ask, text, portal } = await comparingPortal();
  assert.match(await text(), /Председатель комиссии\n_{24}\n/);
  const member = (role: string, name: string, position: string | null = null) => ({ role, name, position });
  await owner.query(
    `insert into company_profiles (tenant_id, committee) values ($1, $2) on conflict (tenant_id) do update set committee = $2`,
    [portal.tenantId, JSON.stringify([member('chair', 'Смирнова А. В.', 'Директор'), member('member', 'Орлов П. Н.')])],
  );
  const usual = await text();
  assert.match(usual, /Председатель комиссии\nДиректор\n(.*\n)*?.*Смирнова А\. В\./);
  assert.match(usual, /Орлов П\. Н\./);
  const change = (committee: object[] | null) =>
    ask('PATCH', `/api/v1/purchase-requisitions/${requisition.id}`, { committee });
  const twoChairs = [member('chair', 'Смирнова А. В.'), member('chair', 'Орлов П. Н.')];
  const refused = await change(twoChairs);
  assert.deepEqual([refused.status, refused.json.errors[0].pointer], [422, '/committee/1/role']);
  assert.equal((await change([member('chair', 'Петрова Н. И.')])).status, 200);
  const chosen = await text();
  assert.match(chosen, /Петрова Н\. И\./);
  assert.doesNotMatch(chosen, /Смирнова А\. В\.|Орлов/);
});

test('minutes tell what was asked and answered about the request', async () => {
  const { requisition, ask, sent, text, tokenOf, portal } = await comparingPortal();
  const rfq = await sent(1, { procurementId: requisition.id });
  const [{ id: recipientId, name }] = rfq.recipients;
  const token = await tokenOf(rfq.id, recipientId);
  const asked = await request('POST', `/api/v1/public/v1/supplier-rfqs/${token}/questions`, {
    body: { text: 'Разгрузка входит в цену?', name: 'Ольга Петрова' },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
  });
  assert.ok(asked.status < 300, JSON.stringify(asked.json));
  assert.match(await text(), new RegExp(`${name} спрашивает: Разгрузка входит в цену\\?\\nОтвета не было`));
  const { rows } = await owner.query<{ id: string }>('select id from rfq_questions where tenant_id = $1', [
    portal.tenantId,
  ]);
  const answered = await ask('POST', `/api/v1/rfq-questions/${rows[0]?.id}/answer`, {
    text: 'Да, за счёт поставщика.',
  });
  assert.equal(answered.status, 200, JSON.stringify(answered.json));
  assert.match(await text(), /\nОтвет: Да, за счёт поставщика\.\n/);
});

test('a foreign price stands beside what it was compared as, with its rate; one in roubles stands alone', async () => {
  const { ask, quoted, offer, text } = await comparingPortal();
  const rates = [{ currency: 'USD', date: '2026-01-10', rate: '80.5', nominal: 1 }];
  assert.equal((await ask('PUT', '/api/v1/settings/exchange-rates', { rates })).status, 200);
  await quoted([offer('95')]);
  assert.doesNotMatch(await text(), /Цена в валюте заявки/);
  await quoted([offer('1.5', { vatRate: '22' })], { currency: 'USD', vatMode: 'excluded' });
  assert.match(await text(), /\n1,50\nUSD\n22 %\n147,32\n80,5\n/);
  assert.match(
    await text(),
    /\n95,00\nRUB\n22 %\n\n[^]*\n1,50\nUSD\n/,
    'the cheaper stands first, whatever its currency',
  );
});

test('a price in the minutes is the one that counts for the quantity, with its unit and discount', async () => {
  const { quoted, offer, text } = await comparingPortal([line({ quantity: '1200' })]);
  await quoted([offer('95', { quantityOffered: '1200', priceTiers: [{ minQuantity: '1000', price: '80' }] })]);
  const plain = await text();
  assert.match(plain, /— 1[\s\u00a0]200 шт\n/);
  assert.match(plain, /\n80,00\nRUB\n[^\n]*\n1[\s\u00a0]200\nшт\n/);
  assert.doesNotMatch(plain, /Скидка|95,00/);
  await quoted([offer('90', { quantityOffered: '1200', discountPercent: '10' })]);
  assert.match(await text(), /\n90,00\nRUB\n10\n/);
});

test('the rates frozen with decisions are told apart from those that the comparison counts by', async () => {
  const { ask, quoted, offer, decide, text } = await comparingPortal();
  const rates = [{ currency: 'USD', date: '2026-01-10', rate: '80.5', nominal: 1 }];
  assert.equal((await ask('PUT', '/api/v1/settings/exchange-rates', { rates })).status, 200);
  const { lines } = await quoted([offer('1.5', { vatRate: '22' })], { currency: 'USD', vatMode: 'excluded' });
  await decide({ quoteLineId: lines[0].id, quantity: '10' });
  assert.match(
    await text(),
    /Курсы на день каждого решения\s+USD — 80,5; предложения сравнены по курсам на \d\d\.\d\d\.\d{4}/,
  );
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
