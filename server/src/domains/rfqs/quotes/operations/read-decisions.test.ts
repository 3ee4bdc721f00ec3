import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quotesUrl, quotingPortal } from '../../../../../test/quoting.ts';

test('what was decided is read by offers, with the version that the next decision goes with', async () => {
  const { quoted, decide, ask, base } = await quotingPortal();
  const none = (await ask('GET', `${base}/quote-line-decisions`)).json;
  assert.deepEqual(none.accepted, []);
  const quote = await quoted();
  const quoteLineId = quote.current.lines[0].id;
  const saved = (await decide({ quoteLineId, quantity: '4' })).json;
  const { status, json } = await ask('GET', `${base}/quote-line-decisions`);
  assert.equal(status, 200, JSON.stringify(json));
  assert.equal(json.version, saved.version);
  const [{ quantity, price, requestedQuantity, ...one }] = json.accepted;
  assert.deepEqual([one.quoteLineId, one.supplierName.length > 0, quantity, price], [quoteLineId, true, '4', '90']);
  assert.deepEqual([requestedQuantity, one.invoicedQuantity, one.receivedQuantity], ['0', '0', '0']);
  const stranger = await quotingPortal();
  assert.equal((await stranger.ask('GET', `${base}/quote-line-decisions`)).status, 404);
});

test('a compared quote tells its terms', async () => {
  const { quoted, offer, ask, requisition } = await quotingPortal();
  const { number } = await quoted([offer('90')], { paymentTerms: '30 дней', prepaymentPercent: '50' });
  const [head] = (await ask('GET', `${quotesUrl}/compare/list?procurementId=${requisition.id}`)).json.suppliers;
  assert.deepEqual(
    [head.number, head.revision, head.paymentTerms, head.prepaymentPercent],
    [number, 1, '30 дней', '50'],
  );
});
