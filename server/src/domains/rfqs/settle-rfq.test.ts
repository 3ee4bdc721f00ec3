import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RfqRecipient } from '../../../../nouns/rfq-recipient.ts';
import { factsOf, owner } from '../../../test/harness.ts';
import { quoteOf, rfqPortal, settled } from '../../../test/rfqs.ts';
import { noteDeclined } from './recipients/note-answer.ts';
import { recipientsOf } from './recipients/rfq-recipient.ts';

test('the status follows the answers of those who were asked and did not decline', async () => {
  const { sent, portal, cardOf } = await rfqPortal();
  const rfq = await sent(3);
  const [one, two, three] = rfq.recipients;
  const first = await quoteOf(portal, rfq, one);
  assert.equal((await settled(portal, rfq.id)).status, 'partially_quoted');
  await quoteOf(portal, rfq, two, 'draft');
  assert.equal((await settled(portal, rfq.id)).status, 'partially_quoted', 'a draft is no answer');
  await owner.query(`update supplier_quotes set status = 'submitted' where tenant_id = $1 and supplier_id = $2`, [
    portal.tenantId,
    two.supplierId,
  ]);
  await settled(portal, rfq.id, async (ctx, held) => {
    const third = (await recipientsOf(ctx.db, held.id)).find(({ id }) => id === three.id) as RfqRecipient;
    await noteDeclined(ctx, held, third, 'нет на складе');
  });
  const card = await cardOf(rfq.id);
  assert.deepEqual(
    [card.status, card.recipients[2].status, card.recipients[2].declineReason],
    ['quoted', 'declined', 'нет на складе'],
  );
  assert.deepEqual(card.counts, { items: 1, recipients: 3, quoted: 2, declined: 1 });
  await owner.query(`update supplier_quotes set status = 'withdrawn' where tenant_id = $1 and id = $2`, [
    portal.tenantId,
    first,
  ]);
  assert.equal((await settled(portal, rfq.id)).status, 'partially_quoted');
  assert.equal((await cardOf(rfq.id)).recipients[0].status, 'viewed');
  const moves = (await factsOf(portal.tenantId)).filter(({ event }) => event === 'supplier_rfq.status_changed');
  assert.deepEqual(
    moves.map(({ data }) => (data.status as { to: string }).to),
    ['partially_quoted', 'quoted', 'partially_quoted'],
  );
});

test('who declined may quote after all', async () => {
  const { sent, portal, cardOf } = await rfqPortal();
  const rfq = await sent(1);
  await settled(portal, rfq.id, async (ctx, held) => {
    await noteDeclined(ctx, held, (await recipientsOf(ctx.db, held.id))[0] as RfqRecipient, null);
  });
  assert.equal((await cardOf(rfq.id)).status, 'sent');
  await quoteOf(portal, rfq, rfq.recipients[0]);
  assert.equal((await settled(portal, rfq.id)).status, 'quoted');
});

test('settling twice changes nothing the second time', async () => {
  const { sent, portal } = await rfqPortal();
  const rfq = await sent(1);
  await quoteOf(portal, rfq, rfq.recipients[0]);
  const { version } = await settled(portal, rfq.id);
  assert.equal((await settled(portal, rfq.id)).version, version);
});

test('a newcomer makes a quoted request partially quoted again', async () => {
  const { sent, portal, supplier, ask, send } = await rfqPortal();
  const rfq = await sent(1);
  await quoteOf(portal, rfq, rfq.recipients[0]);
  await settled(portal, rfq.id);
  await ask('POST', `/api/v1/supplier-rfqs/${rfq.id}/recipients`, { supplierId: (await supplier()).supplierId });
  assert.equal((await send(rfq.id)).status, 'partially_quoted');
});
