import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecipientStatus } from '../../../../../nouns/recipient-flow.ts';
import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import type { Refusal } from '../../../kernel/problems/errors.ts';
import { chosenRecipients } from './chosen-recipients.ts';

const all = (['pending', 'sent', 'quoted', 'revoked'] satisfies RecipientStatus[]).map(
  (status) => ({ id: `${status} one`, status }) as RfqRecipient,
);

const chosen = (ids: string[] | undefined, again: boolean) => chosenRecipients(all, ids, again).map(({ id }) => id);

test('a request goes to those who were not asked yet', () => {
  assert.deepEqual(chosen(undefined, false), ['pending one']);
  assert.deepEqual(chosen(['sent one', 'pending one'], false), ['pending one']);
});

test('sent again it goes to everybody but those who were taken out', () => {
  assert.deepEqual(chosen(undefined, true), ['pending one', 'sent one', 'quoted one']);
  assert.deepEqual(chosen(['sent one', 'revoked one'], true), ['sent one']);
});

test('somebody whom the request does not ask is refused, whatever else is named', () => {
  assert.throws(
    () => chosen(['pending one', 'stranger'], false),
    ({ errors }: Refusal) => errors[0]?.at === '/recipientIds/1' && errors.length === 1,
  );
});
