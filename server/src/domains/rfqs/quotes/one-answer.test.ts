import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drainJobs, request } from '../../../../test/harness.ts';
import { holdsUntil, quotingPortal } from '../../../../test/quoting.ts';
import { line, made, url as requisitionsUrl } from '../../../../test/requisitions.ts';
import { publicUrl, rfqPortal, url as rfqsUrl } from '../../../../test/rfqs.ts';

/** A request for the lines of a requisition that one supplier was sent. */
async function askedOne(rfq: Record<string, unknown> = {}) {
  const held = await rfqPortal();
  const requisition = await held.approved({ items: [line(), line({ name: 'Песок' })] });
  const [cement, sand] = requisition.items as Array<{ id: string }>;
  const sent = await held.sent(1, {
    procurementId: requisition.id,
    items: [{ procurementItemId: cement?.id }],
    ...rfq,
  });
  const { supplierId } = sent.asked[0];
  const quote = (lineId: string | undefined, more: object = {}) =>
    held.ask('POST', `${requisitionsUrl}/${requisition.id}/quotes`, {
      supplierId,
      validUntil: holdsUntil,
      lines: [{ procurementItemId: lineId, price: '90' }],
      ...more,
    });
  const suppliers = async () => (await held.ask('GET', `${requisitionsUrl}/${requisition.id}/suppliers`)).json.items;
  return { ...held, requisition, cement, sand, sent, supplierId, quote, suppliers };
}

test('a price told by telephone or letter answers the open request, and its supplier is not reminded', async () => {
  const { quote, cement, sent, cardOf, ask } = await askedOne();
  const answer = made(await quote(cement?.id));
  assert.equal(answer.rfqId, sent.id);
  const card = await cardOf(sent.id);
  assert.deepEqual([card.status, card.recipients[0].status], ['quoted', 'quoted']);
  assert.equal((await ask('POST', `${rfqsUrl}/${sent.id}/remind`, {})).json.sent, 0);
});

test('a price of what the request does not ask for stays with the requisition', async () => {
  const { quote, sand, sent, cardOf } = await askedOne();
  assert.equal(made(await quote(sand?.id)).rfqId, null);
  assert.equal((await cardOf(sent.id)).recipients[0].status, 'sent');
});

test('a quote posted twice without a key is one quote; another price is another', async () => {
  const { ask, base, offer, supplier } = await quotingPortal();
  const { supplierId } = await supplier();
  const body = { supplierId, validUntil: holdsUntil, lines: [offer('90')] };
  const first = made(await ask('POST', `${base}/quotes`, body));
  const again = await ask('POST', `${base}/quotes`, body);
  assert.deepEqual([again.status, again.json.rule, again.json.existing.entityId], [409, 'duplicate_quote', first.id]);
  made(await ask('POST', `${base}/quotes`, { ...body, lines: [offer('88')] }));
  made(await ask('POST', `${base}/quotes`, { ...body, supplierId: (await supplier()).supplierId }));
});

test('who declined is said to have declined by the requisition, until he quotes or is asked anew', async () => {
  const { sent, tokenOf, suppliers, supplierId, quote, sand, draft, send, requisition, cement } = await askedOne();
  const token = await tokenOf(sent.id, sent.recipients[0].id);
  const declined = await request('POST', `${publicUrl}/${token}/quote-submit`, {
    body: { decline: true, reason: 'нет на складе' },
  });
  assert.equal(declined.status, 201, JSON.stringify(declined.json));
  const [held] = await suppliers();
  assert.deepEqual([held.status, typeof held.declinedAt], ['declined', 'string']);
  const again = await draft({
    procurementId: requisition.id,
    items: [{ procurementItemId: cement?.id }],
    recipients: [{ supplierId }],
  });
  await send(again.id);
  assert.deepEqual([(await suppliers())[0].status, (await suppliers())[0].declinedAt], ['invited', null]);
  made(await quote(sand?.id));
  assert.equal((await suppliers())[0].status, 'quoted');
});

test('a requisition quoted while it was a draft is being sourced once it is approved', async () => {
  const held = await rfqPortal();
  const requisition = await held.create();
  const { supplierId } = await held.supplier();
  const lines = [{ procurementItemId: requisition.items[0].id, price: '90' }];
  made(
    await held.ask('POST', `${requisitionsUrl}/${requisition.id}/quotes`, {
      supplierId,
      validUntil: holdsUntil,
      lines,
    }),
  );
  const { json } = await held.ask('GET', `${requisitionsUrl}/${requisition.id}`);
  assert.equal(json.status, 'draft');
  await held.settle({ approvalRequired: false });
  assert.equal((await held.moveTo(requisition.id, 'approved')).status, 200);
  await drainJobs(held.portal.tenantId);
  assert.equal((await held.ask('GET', `${requisitionsUrl}/${requisition.id}`)).json.status, 'in_sourcing');
});
