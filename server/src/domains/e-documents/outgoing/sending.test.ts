import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok } from '../../../../test/billing.ts';
import { operatorPortal, stands } from '../../../../test/e-documents.ts';

test('an issued invoice becomes a draft in Diadoc, and what becomes of it there comes back', async (t) => {
  const { sim, issued, customerId, give, drain, card, sync, ask } = await operatorPortal(t);
  const invoice = await issued({ customerId });
  const made = ok(await give(invoice.id), 201);
  assert.deepEqual([stands(made), made.documentVersion, made.isCurrent, made.ids], ['queued none', 1, true, {}]);
  assert.match(made.title, /^Счёт на оплату № .+ от \d\d\.\d\d\.\d{4}$/);
  await drain();
  const draft = await card(made.id);
  assert.equal(stands(draft), 'draft none');
  assert.deepEqual(Object.keys(draft.ids).sort(), [
    ...['attachmentEntityId', 'documentId', 'messageId', 'recipientBoxId', 'senderBoxId'],
  ]);
  assert.equal(draft.recipient.inn, '7728168971');

  sim.happen('a person sends the draft', { messageId: draft.ids.messageId });
  await sync();
  const sent = await card(made.id);
  assert.notEqual(sent.ids.messageId, draft.ids.messageId, 'the message that was made of the draft');
  assert.equal(sent.status, 'sent');
  sim.happen('delivered', sent.ids);
  await sync();
  assert.equal((await card(made.id)).status, 'delivered');
  sim.happen('counterparty signs', { messageId: sent.ids.messageId });
  await sync();
  const signed = await card(made.id);
  assert.equal(stands(signed), 'signed both_signed');
  assert.ok(signed.sentAt && signed.deliveredAt && signed.signedAt && signed.syncedAt);
  assert.ok(signed.events.length >= 3, JSON.stringify(signed.events));
  const { items } = ok(await ask('GET', `/outgoing?entityType=salesInvoice&entityId=${invoice.id}`));
  assert.deepEqual(
    items.map(({ id }: { id: string }) => id),
    [made.id],
  );
  assert.equal(sim.journal.filter(({ url }) => url.startsWith('/V3/PostMessage')).length, 1);
  assert.deepEqual(
    sim.journal
      .filter(({ unexplained, refusedBy }) => unexplained.length > 0 || refusedBy !== null)
      .map(({ url, refusedBy, unexplained }) => [url, refusedBy, unexplained]),
    [],
  );
});
