import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeringPortal, quotesUrl, quotingPortal } from '../../../../../test/quoting.ts';
import { made } from '../../../../../test/requisitions.ts';
import { item, letPass } from '../../../../../test/rfqs.ts';

test('line_not_quoted lists positions where every one is to be quoted', async () => {
  const { enter, submit, items } = await answeringPortal({
    quoteMode: 'all_lines',
    items: [item(), item({ name: 'Песок' })],
  });
  const { id } = made(await enter({ lines: [{ rfqItemId: items[0].id, price: '90' }] }));
  const { status, json } = await submit(id);
  assert.deepEqual([status, json.rule, json.positions], [422, 'line_not_quoted', [2]]);
});

test('nothing_quoted: a quote offers something', async () => {
  const { enter, submit, items } = await answeringPortal();
  const { id } = made(await enter({ lines: [{ rfqItemId: items[0].id, quoted: false, unavailableReason: 'нет' }] }));
  assert.equal((await submit(id)).json.rule, 'nothing_quoted');
});

test('total_only asks for a total and takes no tiers', async () => {
  const { enter, submit, change, items } = await answeringPortal({ quoteMode: 'total_only' });
  const { id } = made(
    await enter({ lines: [{ rfqItemId: items[0].id, price: '9', priceTiers: [{ minQuantity: '5', price: '8' }] }] }),
  );
  const codes = (json: { errors: Array<{ pointer: string; code: string }> }) =>
    json.errors.map(({ pointer, code }) => `${pointer} ${code}`);
  assert.deepEqual(codes((await submit(id)).json), ['/statedTotal required', '/lines/0/priceTiers total_only']);
  await change(id, { statedTotal: '1500', lines: [] });
  const { json } = await submit(id);
  assert.deepEqual([json.status, json.totalGross], ['submitted', '1500.00']);
});

test('every fault of a submission is named by its field', async () => {
  const { enter, submit, items } = await answeringPortal({ currency: 'RUB' });
  const faulty = {
    quoted: true,
    priceTiers: [
      { minQuantity: '10', price: '5' },
      { minQuantity: '10', price: '4' },
    ],
    moq: '0',
    vatRate: '20',
    analog: { name: 'Другой', brand: null, sku: null },
  };
  const { id } = made(
    await enter({
      currency: 'USD',
      validUntil: '2020-01-01',
      lines: [{ rfqItemId: items[0].id, ...faulty }],
    }),
  );
  const { status, json } = await submit(id);
  assert.equal(status, 422);
  assert.deepEqual(
    json.errors.map(({ pointer, code }: Record<string, string>) => `${pointer} ${code}`),
    [
      '/validUntil in_past',
      '/currency currency_not_allowed',
      '/lines/0/price required',
      '/lines/0/priceTiers not_increasing',
      '/lines/0/moq minimum',
      '/lines/0/vatRate vat_rate_not_valid_on_date',
      '/lines/0/analog analog_not_allowed',
    ],
  );
});

test('a price of zero must be said to be free', async () => {
  const { enter, submit, change, offers } = await answeringPortal();
  const { id } = made(await enter({ lines: offers('0') }));
  assert.equal((await submit(id)).json.errors[0].code, 'not_free');
  await change(id, { lines: offers('0').map((one: object) => ({ ...one, isFree: true })) });
  assert.equal((await submit(id)).json.totalGross, '0.00');
});

test('a tier that makes more dearer is taken with a warning, and totals use the tier of their quantity', async () => {
  const { enter, items } = await answeringPortal();
  const priceTiers = [
    { minQuantity: '5', price: '80' },
    { minQuantity: '10', price: '85' },
  ];
  const { warnings, draft } = made(await enter({ lines: [{ rfqItemId: items[0].id, price: '90', priceTiers }] }));
  assert.deepEqual(
    [warnings[0].code, warnings[0].meta.positions, draft.totals.gross],
    ['tier_price_increases', [1], '850.00'],
  );
});

test('an offer of less than was asked counts that much; a unit nobody can convert must say how much', async () => {
  const { enter, submit, change, items } = await answeringPortal();
  const { id, draft } = made(await enter({ lines: [{ rfqItemId: items[0].id, price: '90', quantityOffered: '4' }] }));
  assert.deepEqual([draft.lines[0].quantity, draft.totals.gross], ['4', '360.00']);
  await change(id, { lines: [{ rfqItemId: items[0].id, price: '900', uom: '778' }] });
  assert.deepEqual((await submit(id)).json.errors[0].pointer, '/lines/0/quantityOffered');
  const packed = await change(id, { lines: [{ rfqItemId: items[0].id, price: '900', uom: '778', factorToBase: '5' }] });
  assert.deepEqual([packed.json.draft.lines[0].quantity, packed.json.draft.totals.gross], ['2', '1800.00']);
});

test('no_draft: what was submitted is not submitted twice', async () => {
  const { quoted, ask } = await quotingPortal();
  const { id } = await quoted();
  assert.equal((await ask('POST', `${quotesUrl}/${id}/submit`, {})).json.rule, 'no_draft');
});

test('deadline_passed: after the end a buyer takes a late quote with a reason', async () => {
  const { enter, submit, rfq, portal } = await answeringPortal();
  const { id } = made(await enter());
  await letPass(portal, rfq.id, 101);
  const { status, json } = await submit(id);
  assert.deepEqual([status, json.rule], [409, 'deadline_passed']);
  assert.equal((await submit(id, { late: true })).json.errors[0].pointer, '/reason');
  assert.equal((await submit(id, { late: true, reason: 'письмо застряло' })).json.status, 'submitted');
});

test('the same submission twice makes one version', async () => {
  const { enter, submit, ask } = await answeringPortal();
  const { id } = made(await enter());
  const answers = await Promise.all([submit(id), submit(id)]);
  assert.deepEqual(
    answers.map(({ status }) => status).sort((a, b) => a - b),
    [200, 409],
  );
  const headers = { 'idempotency-key': 'quote-1' };
  const second = await ask('PATCH', `${quotesUrl}/${id}`, { revising: true }, headers);
  const repeat = await ask('PATCH', `${quotesUrl}/${id}`, { revising: true }, headers);
  assert.equal(second.json.version, repeat.json.version);
});
