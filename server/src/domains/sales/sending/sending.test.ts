import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ok, refusal } from '../../../../test/billing.ts';
import { drainJobs, factsOf, lettersTo, owner, request } from '../../../../test/harness.ts';
import { refuseLetters } from '../../../../test/letters.ts';
import { salesPortal } from '../../../../test/sales.ts';

const letter = { channel: 'email', to: ['kuznetsov@sever.ru'] };

let customers = 0;

/** An address that nobody else in these tests has. */
const addressOf = () => {
  customers += 1;
  return `buyer-${customers}-${process.pid}@sever.ru`;
};

test('an issued invoice goes to the customer with its PDF, and the card says when, by whom and to whom', async () => {
  const { portal, issued, act } = await salesPortal();
  const { id, number } = await issued({ title: 'Цемент для «Севера»' });
  const to = [addressOf()];
  const card = ok(await act(id, 'send', { channel: 'email', to, subject: 'Счёт на цемент', message: 'Добрый день!' }));
  assert.deepEqual([card.status, card.sentAt !== null, card.documentFileId !== null], ['sent', true, true]);
  const [{ recipients, subject, sentBy, fileId, undelivered }] = card.sendings;
  assert.deepEqual(
    [recipients, subject, sentBy, fileId, undelivered],
    [to, 'Счёт на цемент', portal.ownerId, card.documentFileId, []],
  );
  const [came] = await lettersTo(to[0] as string);
  assert.equal(came?.subject, 'Счёт на цемент');
  for (const said of ['Добрый день!', number]) assert.ok(came?.text.includes(said), said);
  const facts = (await factsOf(portal.tenantId)).flatMap(({ event }) =>
    event.startsWith('sales_invoice') ? [event.slice(14)] : [],
  );
  assert.deepEqual(facts, ['created', 'status_changed', 'status_changed', 'sent']);
});

test('the file stays with the invoice, and is the same when it is sent again', async () => {
  const { portal, key, issued, act } = await salesPortal();
  const { id, number } = await issued();
  const first = ok(await act(id, 'send', letter));
  const again = ok(await act(id, 'send', { ...letter, to: ['other@sever.ru'] }));
  assert.deepEqual([again.status, again.sendings.length], ['sent', 2]);
  assert.equal(again.documentFileId, first.documentFileId);
  const { rows } = await owner.query('select file_name, mime_type, category from files where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.equal(rows.length, 1);
  assert.ok(
    rows[0].file_name.startsWith(`Счёт ${number} от `) && rows[0].file_name.endsWith('.pdf'),
    rows[0].file_name,
  );
  assert.deepEqual([rows[0].mime_type, rows[0].category], ['application/pdf', 'sent']);
  const { status } = await request('GET', `/api/v1/files?entityType=salesInvoice&entityId=${id}`, { key });
  assert.equal(status, 200);
});

test('the same within a minute is the same click, two at once too', async () => {
  const { portal, issued, act } = await salesPortal();
  const { id } = await issued();
  const answers = await Promise.all([act(id, 'send', letter), act(id, 'send', letter), act(id, 'send', letter)]);
  for (const answer of answers) assert.equal(ok(answer).sendings.length, 1);
  const { rows } = await owner.query('select count(*)::int as files from files where tenant_id = $1', [
    portal.tenantId,
  ]);
  assert.equal(rows[0].files, 1);
});

test('a letter goes to the customer unless somebody is named, and to addresses alone', async () => {
  const { call, issued, act } = await salesPortal();
  const silent = await issued();
  assert.equal(
    refusal(await act(silent.id, 'send', { channel: 'email' })),
    '422 validation_failed: /to recipient_email_missing',
  );
  const twice = ['a@sever.ru', 'A@sever.ru'];
  assert.equal(
    refusal(await act(silent.id, 'send', { channel: 'email', to: twice })),
    '422 validation_failed: /to/1 duplicate',
  );
  const party = { shortName: 'ООО «Юг»', roles: ['customer'], email: 'office@yug.ru' };
  const { id: customerId } = ok(await call('POST', '/api/v1/counterparties', party), 201);
  const { id } = await issued({ customerId });
  assert.deepEqual(ok(await act(id, 'send', { channel: 'email' })).sendings[0].recipients, ['office@yug.ru']);
});

test('only what stands issued is sent', async () => {
  const { portal, create, issued, act } = await salesPortal();
  const { id: draft } = await create();
  assert.equal(refusal(await act(draft, 'send', letter)), '409 invalid_state_transition');
  const { id } = await issued();
  ok(await act(id, 'void', { reason: 'Ошибка' }));
  assert.equal(refusal(await act(id, 'send', letter)), '409 invalid_state_transition');
  const { rows } = await owner.query('select 1 from files where tenant_id = $1', [portal.tenantId]);
  assert.equal(rows.length, 0);
});

test('who was not reached stands with the sending', async () => {
  const { portal, issued, act, card } = await salesPortal();
  const { id } = await issued();
  const { sendings } = ok(await act(id, 'send', { ...letter, to: ['gone@sever.ru'] }));
  await refuseLetters(portal, sendings[0].id);
  await drainJobs(portal.tenantId);
  assert.deepEqual((await card(id)).sendings[0].undelivered, ['gone@sever.ru']);
});

test('what was sent is paid, and voided', async () => {
  const { ask, issued, act, pay } = await salesPortal();
  const { id } = await issued();
  ok(await act(id, 'send', letter));
  const paid = ok(await pay(id, '1244.88'), 201);
  assert.deepEqual([paid.invoice.status, paid.invoice.paymentStatus], ['sent', 'paid']);
  ok(await ask('DELETE', `/${id}/payments/${paid.id}`));
  assert.equal(ok(await act(id, 'void', { reason: 'Ошибка' })).status, 'void');
});
