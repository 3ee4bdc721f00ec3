import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateOf } from './state-of.ts';
import { instantOf } from './ticks.ts';
import type { DiadocDocument } from './wire.ts';

const ticks = '639007920000000000';

/** A document that was sent and needs the signature of the recipient. */
const document = (more: Partial<DiadocDocument> = {}): DiadocDocument => ({
  ...{ MessageId: 'm', EntityId: 'e', DocumentDirection: 'Outbound', RevocationStatus: 'RevocationStatusNone' },
  SenderSignatureStatus: 'SenderSignatureCheckedAndValid',
  RecipientResponseStatus: 'WaitingForRecipientSignature',
  RecipientReceiptMetadata: { ReceiptStatus: 'GeneralReceiptStatusNotAcceptable' },
  SendTimestampTicks: ticks,
  ...more,
});

const told = (more: Partial<DiadocDocument>) => {
  const { status, signatureStatus } = stateOf(document(more), 'box', '2026-11-26T10:00:00.000Z');
  return `${status} ${signatureStatus}`;
};

const delivered = { DeliveryTimestampTicks: ticks };
const notAsked = { RecipientResponseStatus: 'RecipientResponseStatusNotAcceptable' };

test('the first that holds decides, by the fields for logic', () => {
  assert.equal(told({ IsDeleted: true }), 'deleted recipient_waiting');
  assert.equal(told({ RevocationStatus: 'RequestsMyRevocation' }), 'revocation_requested recipient_waiting');
  assert.equal(told({ RevocationStatus: 'RevocationAccepted' }), 'revoked recipient_waiting');
  assert.equal(told({ RecipientResponseStatus: 'RecipientSignatureRequestRejected' }), 'rejected recipient_rejected');
  assert.equal(
    told({ SenderSignatureStatus: 'SenderSignatureCheckedAndInvalid', ...notAsked }),
    'error sender_invalid',
  );
  assert.equal(told({ RecipientResponseStatus: 'InvalidRecipientSignature' }), 'error recipient_invalid');
  assert.equal(
    told({ SenderSignatureStatus: 'WaitingForSenderSignature', ...notAsked }),
    'awaiting_sender_signature none',
  );
  assert.equal(told({ SenderSignatureStatus: 'WaitingForSenderSignature', IsDraft: true, ...notAsked }), 'draft none');
  assert.equal(told({ RecipientResponseStatus: 'WithRecipientSignature' }), 'completed recipient_signed');
  assert.equal(told(delivered), 'awaiting_recipient recipient_waiting');
  assert.equal(
    told({ RecipientResponseStatus: 'WithRecipientPartiallySignature', ...delivered }),
    'awaiting_recipient recipient_partial',
  );
  assert.equal(told({}), 'sent recipient_waiting');
});

test('where no signature is asked for, the receipt ends it', () => {
  assert.equal(
    told({ ...notAsked, RecipientReceiptMetadata: { ReceiptStatus: 'Finished' } }),
    'completed sender_valid',
  );
  assert.equal(told({ ...notAsked, ...delivered }), 'delivered sender_valid');
  assert.equal(told(notAsked), 'sent sender_valid');
  assert.equal(told({ ...notAsked, SenderSignatureStatus: 'SenderSignatureUnchecked' }), 'sent sender_unchecked');
});

test('no word that is not known is ever the end of a document', () => {
  const strange = 'SignedBySomebodyElse';
  for (const field of ['SenderSignatureStatus', 'RecipientResponseStatus', 'RevocationStatus'] as const) {
    const base = field === 'SenderSignatureStatus' ? { ...notAsked, ...delivered } : delivered;
    const [status] = told({ ...base, [field]: strange, RecipientReceiptMetadata: { ReceiptStatus: 'Finished' } }).split(
      ' ',
    );
    assert.equal(status, 'unknown', field);
  }
  assert.equal(told({ SenderSignatureStatus: null, RecipientResponseStatus: null }), 'unknown unknown');
});

test('a revocation that was declined leaves the document as it was', () => {
  assert.equal(told({ RevocationStatus: 'RevocationRejected', ...delivered }), 'awaiting_recipient recipient_waiting');
});

test('words of the operator are for people: nothing is made of them', () => {
  const DocflowStatus = { PrimaryStatus: { StatusText: 'Подписан' }, SecondaryStatus: { StatusText: 'Аннулирован' } };
  const state = stateOf(document({ DocflowStatus }), 'box', '2026-11-26T10:00:00.000Z');
  assert.deepEqual([state.status, state.statusText, state.statusDetails], ['sent', 'Подписан', 'Аннулирован']);
});

test('which way it goes is told, or seen by whose box it left', () => {
  const own = '1f2e0000-0000-4000-8000-000000000001';
  const came = stateOf(document({ DocumentDirection: null, FromBoxId: 'other', ToBoxId: own }), own, ticks);
  assert.deepEqual([came.direction, came.ids.recipientBoxId, came.ids.senderBoxId], ['incoming', own, 'other']);
  const went = stateOf(
    document({ DocumentDirection: null, FromBoxId: '1f2e0000000040008000000000000001@diadoc.ru' }),
    own,
    ticks,
  );
  assert.equal(went.direction, 'outgoing');
});

test('ticks are counted from the first day of the year 1', () => {
  assert.equal(instantOf(ticks), '2025-12-08T12:00:00.000Z');
  assert.equal(instantOf(639_007_920_000_000_000), '2025-12-08T12:00:00.000Z');
  for (const none of [0, '0', null, undefined, 'x']) assert.equal(instantOf(none as never), null);
});
