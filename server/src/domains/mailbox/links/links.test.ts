import assert from 'node:assert/strict';
import { test } from 'node:test';
import { owner } from '../../../../test/harness.ts';
import { connectMail, letterFrom, type Mailbox } from '../../../../test/mailbox.ts';
import { rfqAsked } from '../../../../test/rfq-asked.ts';
import { newCounterparty } from '../../../../test/suppliers.ts';

const threadsOf = async (mailbox: Mailbox, query = '') =>
  (await mailbox.ask('GET', `/api/v1/mailbox/threads${query}`)).json.items;

const linksOf = ({ linkedTo }: { linkedTo: Array<Record<string, string>> }) =>
  linkedTo.map(({ entityType, status, source }) => `${entityType} ${status} ${source}`).sort();

const supplierAt = async (mailbox: Mailbox, address: string) => {
  const party = await newCounterparty(mailbox.portal);
  await owner.query('update counterparties set email = $3 where tenant_id = $1 and id = $2', [
    mailbox.portal.tenantId,
    party.counterpartyId,
    address,
  ]);
  return party;
};

test('a supplier who is known by his address is suggested, and confirmed by a person alone', async () => {
  const mailbox = await connectMail();
  const { supplierId } = await supplierAt(mailbox, 'Sales@Cement.ru');
  mailbox.imap.deliver(letterFrom({ from: 'sales@cement.ru' }));
  await mailbox.sync();
  const [thread] = await threadsOf(mailbox);
  assert.deepEqual(linksOf(thread), ['supplier suggested address']);
  const path = `/api/v1/mailbox/threads/${thread.id}/links`;
  const confirmed = await mailbox.ask('POST', path, { entityType: 'supplier', entityId: supplierId });
  assert.deepEqual(linksOf(confirmed.json), ['supplier confirmed person']);
  assert.deepEqual(linksOf((await threadsOf(mailbox, `?entityType=supplier&entityId=${supplierId}`))[0]), [
    'supplier confirmed person',
  ]);
});

test('what a person took off is not suggested again, and may be linked by hand', async () => {
  const mailbox = await connectMail();
  const { supplierId } = await supplierAt(mailbox, 'sales@cement.ru');
  mailbox.imap.deliver(letterFrom({ id: 'first@cement.ru' }));
  await mailbox.sync();
  const [thread] = await threadsOf(mailbox);
  const path = `/api/v1/mailbox/threads/${thread.id}/links`;
  const off = await mailbox.ask('POST', `/api/v1/mailbox/threads/${thread.id}/unlink`, {
    entityType: 'supplier',
    entityId: supplierId,
  });
  assert.deepEqual(off.json.linkedTo, []);
  mailbox.imap.deliver(letterFrom({ answers: ['first@cement.ru'] }));
  await mailbox.sync();
  const [again] = await threadsOf(mailbox);
  assert.deepEqual([again.id, again.messageCount, again.linkedTo], [thread.id, 2, []]);
  const linked = await mailbox.ask('POST', path, { entityType: 'supplier', entityId: supplierId });
  assert.deepEqual(linksOf(linked.json), ['supplier confirmed person']);
});

test('an answer to a request for quotes is linked to the request, its requisition and its supplier', async () => {
  const mailbox = await connectMail();
  const asked = await rfqAsked(mailbox.portal, 'sales@cement.ru');
  const messageId = asked.messageId;
  mailbox.imap.deliver(letterFrom({ from: 'sales@cement.ru', answers: [messageId], subject: 'Re: Запрос' }));
  mailbox.imap.deliver(letterFrom({ from: 'else@cement.ru', answers: [messageId], subject: 'Fwd: Запрос' }));
  await mailbox.sync();
  const [thread] = await threadsOf(mailbox);
  assert.deepEqual(linksOf(thread), [
    'requisition confirmed letter',
    'rfq confirmed letter',
    'supplier confirmed letter',
  ]);
  const found = thread.linkedTo.find(({ entityType }: { entityType: string }) => entityType === 'rfq');
  assert.equal(found.id, asked.rfqId);
});

test('an answer from another address only suggests what it is about', async () => {
  const mailbox = await connectMail();
  const { messageId } = await rfqAsked(mailbox.portal, 'sales@cement.ru');
  mailbox.imap.deliver(letterFrom({ from: 'boss@cement.ru', answers: [messageId] }));
  await mailbox.sync();
  const [thread] = await threadsOf(mailbox);
  assert.deepEqual(linksOf(thread), [
    'requisition suggested letter',
    'rfq suggested letter',
    'supplier suggested letter',
  ]);
});

test('a letter that names a letter of another portal is about nothing here', async () => {
  const [mine, other] = [await connectMail(), await connectMail()];
  const { messageId } = await rfqAsked(other.portal, 'sales@cement.ru');
  mine.imap.deliver(letterFrom({ from: 'sales@cement.ru', answers: [messageId] }));
  await mine.sync();
  assert.deepEqual((await threadsOf(mine))[0].linkedTo, []);
});

test('an invitation that came back marks its recipient as not reached', async () => {
  const mailbox = await connectMail();
  const { messageId, rfqId, recipientId } = await rfqAsked(mailbox.portal, 'gone@cement.ru');
  mailbox.imap.deliver(bounceOf(messageId, 'gone@cement.ru', 'smtp; 550 5.1.1 user unknown'));
  await mailbox.sync();
  await mailbox.sync();
  const { json } = await mailbox.ask('GET', `/api/v1/supplier-rfqs/${rfqId}`);
  const recipient = json.recipients.find(({ id }: { id: string }) => id === recipientId);
  assert.deepEqual([recipient.status, recipient.lastError], ['delivery_failed', '550 5.1.1 user unknown']);
});

test('a report about somebody who was not written to changes nothing', async () => {
  const mailbox = await connectMail();
  const { messageId, rfqId } = await rfqAsked(mailbox.portal, 'sales@cement.ru');
  mailbox.imap.deliver(bounceOf(messageId, 'stranger@evil.ru', 'smtp; 550 no'));
  await mailbox.sync();
  const { json } = await mailbox.ask('GET', `/api/v1/supplier-rfqs/${rfqId}`);
  assert.equal(json.recipients[0].status, 'sent');
});

test('a conversation is linked to a record that is there, by who may read it', async () => {
  const mailbox = await connectMail();
  mailbox.imap.deliver(letterFrom({}));
  await mailbox.sync();
  const [thread] = await threadsOf(mailbox);
  for (const entityType of [
    'supplier',
    'requisition',
    'pr',
    'rfq',
    'proposal',
    'invoice',
    'supplier_rfq',
    'procurement',
  ]) {
    const body = { entityType, entityId: mailbox.portal.ownerId };
    assert.equal(
      (await mailbox.ask('POST', `/api/v1/mailbox/threads/${thread.id}/links`, body)).status,
      404,
      entityType,
    );
  }
});

const bounceOf = (messageId: string, address: string, diagnostic: string) =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@mx.romashka.ru>',
    'To: zakupki@romashka.ru',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <bounce-${Math.random()}@mx.romashka.ru>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="r"',
    '',
    '--r',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '--r',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.romashka.ru',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.1.1',
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--r',
    'Content-Type: text/rfc822-headers',
    '',
    'From: portal@romashka.ru',
    `Message-ID: <${messageId}>`,
    'Subject: hello',
    '',
    '--r--',
    '',
  ].join('\r\n');
