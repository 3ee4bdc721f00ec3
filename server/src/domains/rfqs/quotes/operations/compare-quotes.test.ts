import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countStatements } from '../../../../../test/count-statements.ts';
import { owner } from '../../../../../test/harness.ts';
import { answeringPortal, quotesUrl, quotingPortal } from '../../../../../test/quoting.ts';
import { line, made } from '../../../../../test/requisitions.ts';

const url = `${quotesUrl}/compare/list`;

test('§17: 30 pieces from a pack of 12, a tier without VAT, and dollars, on real rows', async () => {
  const { quoted, offer, ask, requisition } = await quotingPortal([line({ quantity: '30' })]);
  const put = await ask('PUT', '/api/v1/settings/exchange-rates', {
    rates: [{ currency: 'USD', date: '2026-01-01', rate: '80' }],
  });
  assert.ok(put.status < 300, JSON.stringify(put.json));
  const a = await quoted([offer('1200', { uom: '778', factorToBase: '12', vatRate: '22' })], { vatMode: 'included' });
  const b = await quoted([offer('105', { vatRate: '22', priceTiers: [{ minQuantity: '25', price: '98' }] })], {
    vatMode: 'excluded',
  });
  const c = await quoted([offer('1.25')], { vatMode: 'none', currency: 'USD' });
  const { status, json } = await ask('GET', `${url}?procurementId=${requisition.id}`);
  assert.equal(status, 200, JSON.stringify(json));
  const price = (quote: { id: string }, of = json) =>
    of.lines[0].offers.find(({ quoteId }: { quoteId: string }) => quoteId === quote.id);
  assert.deepEqual(
    [a, b, c].map((quote) => price(quote).unitPriceComparable),
    ['100.00', '119.56', '100.00'],
  );
  assert.deepEqual(
    [a, b, c].map((quote) => price(quote).flags.includes('best_price')),
    [true, false, true],
  );
  const without = (await ask('GET', `${url}?procurementId=${requisition.id}&vat=without`)).json;
  assert.deepEqual([price(a, without).unitPriceComparable, price(b, without).unitPriceComparable], ['81.97', '98.00']);
});

test('a price without a rate is flagged no_rate and is never best', async () => {
  const { quoted, offer, ask, requisition } = await quotingPortal();
  await quoted([offer('1')], { currency: 'CHF' });
  const [only] = (await ask('GET', `${url}?procurementId=${requisition.id}`)).json.lines[0].offers;
  assert.deepEqual([only.flags, only.unitPriceComparable], [['no_rate'], null]);
});

test('landed prices bear extra costs, and the basis, currency and day are told', async () => {
  const { quoted, offer, ask, requisition } = await quotingPortal();
  const extraCosts = [{ kind: 'delivery', amount: '150', currency: 'RUB', allocation: 'by_amount' }];
  const { id } = await quoted([offer('90')], { extraCosts });
  const { json } = await ask('GET', `${url}?quoteIds=${id}&basis=landed&rateDate=2026-02-03`);
  assert.deepEqual(
    [json.basis, json.vat, json.currency, json.rateDate],
    ['landed', 'with', requisition.currency, '2026-02-03'],
  );
  assert.equal(json.lines[0].offers[0].landedUnitPrice, '105.00');
});

test('expired quotes are shown only when asked for; rejected ones and drafts never', async () => {
  const { quoted, ask, requisition, portal, change } = await quotingPortal();
  const [over, out] = [await quoted(), await quoted()];
  await owner.query(
    `update supplier_quote_versions set valid_until = '2020-01-01' where tenant_id = $1 and quote_id = $2`,
    [portal.tenantId, over.id],
  );
  await change(out.id, { status: 'rejected', reason: 'дорого' });
  const offers = async (more = '') =>
    (await ask('GET', `${url}?procurementId=${requisition.id}${more}`)).json.lines[0].offers;
  assert.deepEqual(await offers(), []);
  assert.deepEqual(
    (await offers('&includeExpired=true')).map(({ flags }: { flags: string[] }) => flags),
    [['expired']],
  );
});

test('sealed quotes are counted and nothing else', async () => {
  const { enter, submit, ask, rfq } = await answeringPortal({ sealed: true });
  await submit(made(await enter()).id);
  const { json } = await ask('GET', `${url}?rfqId=${rfq.id}`);
  assert.deepEqual([json.sealed, json.sealedQuotes, json.lines[0].offers, json.suppliers], [true, 1, [], []]);
});

test('a quote of a total alone stands beside the comparison', async () => {
  const { enter, submit, ask, rfq } = await answeringPortal({ quoteMode: 'total_only' });
  await submit(made(await enter({ lines: [], statedTotal: '1500' })).id);
  const { json } = await ask('GET', `${url}?rfqId=${rfq.id}`);
  assert.deepEqual([json.stated[0].total, json.suppliers], ['1500', []]);
});

test('quotes_not_comparable: one of a requisition, a request or quotes is named, and quotes answer one need', async () => {
  const { quoted, ask, requisition } = await quotingPortal();
  assert.equal((await ask('GET', url)).status, 400);
  assert.equal((await ask('GET', `${url}?quoteIds=нет`)).status, 400);
  const { id } = await quoted();
  assert.equal((await ask('GET', `${url}?quoteIds=${id}&rfqId=${requisition.id}`)).status, 400);
  const stranger = await quotingPortal();
  assert.equal((await stranger.ask('GET', `${url}?quoteIds=${id}`)).status, 404);
  assert.equal((await stranger.ask('GET', `${url}?procurementId=${requisition.id}`)).status, 404);
  const other = await stranger.create();
  const { supplierId } = await stranger.supplier();
  const body = { supplierId, lines: [{ procurementItemId: other.items[0].id, price: '1' }] };
  const second = made(await stranger.ask('POST', `/api/v1/purchase-requisitions/${other.id}/quotes`, body));
  const first = await stranger.quoted();
  const { json } = await stranger.ask('GET', `${url}?quoteIds=${first.id},${second.id}`);
  assert.equal(json.rule, 'quotes_not_comparable');
});

test('a comparison costs the same number of statements for one quote and for six', async () => {
  const { quoted, ask, requisition } = await quotingPortal();
  const count = async () =>
    (await countStatements(() => ask('GET', `${url}?procurementId=${requisition.id}`))).statements.length;
  await quoted();
  const one = await count();
  for (let turn = 0; turn < 5; turn += 1) await quoted();
  assert.equal(await count(), one);
});
