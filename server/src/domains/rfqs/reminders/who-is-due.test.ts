import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import { whyNot } from './who-is-due.ts';

const now = Date.parse('2031-05-20T12:00:00Z');
const recipient = (more: Partial<RfqRecipient> = {}) =>
  ({ status: 'sent', channel: 'email', email: 'p@cement.ru', lastRemindedAt: null, ...more }) as RfqRecipient;
const why = (more?: Partial<RfqRecipient>, onHold = false) => whyNot(recipient(more), { onHold, now });

test('whoever was asked by a letter and says nothing may be reminded, also while looking or filling in', () => {
  for (const status of ['sent', 'viewed', 'draft_saved'] as const) assert.equal(why({ status }), null, status);
});

test('nobody is reminded of what never reached them, or of what is answered', () => {
  assert.equal(why({ status: 'pending' }), 'not_sent');
  for (const status of ['delivery_failed', 'quoted', 'declined', 'revoked', 'no_response'] as const)
    assert.equal(why({ status }), status);
});

test('a reminder is a letter: without an address, or where the buyer passes the link on, there is none', () => {
  assert.equal(why({ email: null }), 'no_email');
  assert.equal(why({ channel: 'link' }), 'no_email');
});

test('who was asked by messenger is reminded there, unless no message reaches them', () => {
  const asked = recipient({ id: 'a', channel: 'messenger', email: null });
  assert.equal(whyNot(asked, { onHold: false, unreached: new Map(), now }), null);
  assert.equal(whyNot(asked, { onHold: false, unreached: new Map([['a', 'why']]), now }), 'no_messenger');
  assert.equal(
    whyNot({ ...asked, lastRemindedAt: '2031-05-20T11:00:00Z' }, { onHold: false, unreached: new Map(), now }),
    'throttled',
  );
});

test('a supplier is reminded at most once in four hours', () => {
  assert.equal(why({ lastRemindedAt: '2031-05-20T08:00:01Z' }), 'throttled');
  assert.equal(why({ lastRemindedAt: '2031-05-20T08:00:00Z' }), null);
});

test('while the requisition is on hold its reminders rest', () => {
  assert.equal(why({}, true), 'requisition_on_hold');
  assert.equal(why({ status: 'declined' }, true), 'declined', 'what is over stays over');
});
