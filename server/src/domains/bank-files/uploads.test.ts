import assert from 'node:assert/strict';
import { test } from 'node:test';
import { long } from '../../../../scripts/tests/long.ts';
import { hostile } from '../../../../tools/sim/bank-files/probes.ts';
import { type Bank, bankPortal, statementOf, statements } from '../../../test/bank-portal.ts';
import { ok, refusal } from '../../../test/billing.ts';

test('a statement whose sums do not add up is applied by nobody who has not looked at it', async () => {
  const { owing, upload, apply, card, paidOf } = await bankPortal({ settings: { applyExact: true } });
  const invoice = await owing('СЧ-1045');
  const statement = ok(await upload(statementOf([paidOf({})], ['wrong-turnover'])), 201);
  assert.deepEqual([statement.status, statement.counts.exact, statement.counts.applied], ['needs_review', 1, 0]);
  assert.deepEqual(
    statement.warnings.map(({ code, review }: { code: string; review: boolean }) => [code, review]),
    [['turnover_differs', true]],
  );
  assert.equal(statement.accounts[0].turnover, 'differs');
  assert.equal(refusal(await apply(statement.id)), '422 business_rule_violated: statement_needs_review');
  assert.equal((await card(invoice)).paymentStatus, 'unpaid');
  assert.equal(ok(await apply(statement.id, { reviewed: true })).applied, 1);
});

test('exact matches are applied by themselves where the card is set so, and nothing else is', async () => {
  const { owing, upload, card, log, paidOf } = await bankPortal({ settings: { applyExact: true } });
  const [whole, part] = [await owing('СЧ-1045'), await owing('СЧ-1046', '500')];
  const { counts } = ok(
    await upload(statementOf([paidOf({}), paidOf({ kopecks: 100_00, purpose: 'Счет СЧ-1046' })])),
    201,
  );
  assert.deepEqual([counts.applied, counts.proposed], [1, 1]);
  assert.deepEqual([(await card(whole)).status, (await card(part)).paymentStatus], ['paid', 'unpaid']);
  assert.equal((await log('bank-1c-statement'))[0].details.appliedBySetting, 1);
});

test('a date that differs, a shortened number or another word before it leave a match to a person', async () => {
  const { owing, upload, documents, paidOf } = await bankPortal();
  await owing('00БП-000777');
  await owing('СЧ-1046', '500');
  const { id } = ok(
    await upload(
      statementOf([
        paidOf({ purpose: 'Оплата по сч. 777' }),
        paidOf({ kopecks: 500_00, purpose: 'Оплата по счету СЧ-1046 от 11.10.2026' }),
      ]),
    ),
    201,
  );
  assert.deepEqual(
    (await documents(id)).map(({ proposal }: { proposal: { exact: boolean; remarks: string[] } }) => [
      proposal.exact,
      ...proposal.remarks,
    ]),
    [
      [false, 'number_shortened'],
      [false, 'date_differs'],
    ],
  );
});

test('a file that is no statement is refused with its reason, and the journal tells of it', async () => {
  const { upload, log } = await bankPortal();
  const refused = await upload(Buffer.from('Номер;Дата;Сумма\n1;20.11.2026;100\n'), 'выписка.csv');
  assert.deepEqual(
    [refused.status, refused.json.code, refused.json.reason],
    [422, 'file_malformed', 'not_a_statement'],
  );
  assert.match(refused.json.detail, /1CClientBankExchange/);
  const [line] = await log('bank-1c-statement');
  assert.deepEqual([line.event, line.status, line.details.reason], ['statement.imported', 'failed', 'not_a_statement']);
});

long('files made to do harm get an answer, and the next statement is read', async () => {
  const { upload, owing, paidOf } = await bankPortal();
  for (const { says, bytes } of hostile) {
    const { status, json } = await upload(bytes());
    assert.ok([413, 415, 422].includes(status) || json.status === 'needs_review', `${says}: ${status}`);
  }
  const big = await upload(Buffer.alloc(100 * 1024 * 1024, 0x41));
  assert.equal(big.status, 413);
  await owing('СЧ-1045');
  assert.equal(ok(await upload(statementOf([paidOf({})])), 201).counts.exact, 1);
});

test('a statement with a purpose, a name and a file name that would do harm keeps them as words', async () => {
  const { upload, documents, paidOf, supplier } = await bankPortal();
  const purpose = "'; drop table invoices; -- <script>alert(1)</script> =cmd|' /C calc'!A0";
  const { id, fileName } = ok(
    await upload(
      statementOf([paidOf({ purpose, payee: { ...supplier.party, name: '"; {{7*7}}' } })]),
      '../../etc/passwd',
    ),
    201,
  );
  assert.ok(!fileName.includes('/'));
  assert.equal((await documents(id))[0].purpose, purpose);
});

test('two uploads and two applications at once make each payment once', async () => {
  const { owing, upload, apply, card, paidOf, documents } = await bankPortal();
  const invoices = [await owing('СЧ-1045'), await owing('СЧ-1046'), await owing('СЧ-1047')];
  const all = [1045, 1046, 1047].map((number) => paidOf({ purpose: `Оплата по счету № СЧ-${number}` }));
  const uploads = await Promise.all([
    upload(statementOf(all)),
    upload(statementOf(all.toReversed())),
    upload(statementOf(all)),
  ]);
  const ids = uploads.map(({ json }) => json.id as string);
  assert.equal(new Set(ids).size, 2, 'the same bytes are one statement');
  await Promise.all(ids.map((id) => apply(id)));
  for (const invoice of invoices) assert.equal((await card(invoice)).payments.length, 1);
  assert.deepEqual(
    (await documents(ids[0] as string)).map(({ status }: { status: string }) => status),
    ['applied', 'applied', 'applied'],
  );
});

long('ten thousand documents are read and matched, and their pages turn', { timeout: 120_000 }, async () => {
  const { owing, upload, ask, paidOf }: Bank = await bankPortal();
  await owing('СЧ-1045');
  const many = Array.from({ length: 10_000 }, (_, at) =>
    paidOf({ number: String(at + 1), purpose: `Оплата по счету № ${at + 20_000}` }),
  );
  const { id, counts } = ok(await upload(statementOf([...many, paidOf({})])), 201);
  assert.deepEqual([counts.documents, counts.exact], [10_001, 1]);
  const { items, page } = ok(await ask('GET', `${statements}/${id}/documents?status=proposed`));
  assert.deepEqual([items.length, page.hasMore], [1, false]);
});
