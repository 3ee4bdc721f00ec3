import Type, { type Static } from 'typebox';
import { choice, flag, id, instant, object } from '../../../../kernel/fields.ts';
import { fromHeader, rawBody } from '../../../../kernel/intake/raw-body.ts';

const mostBytes = 256 * 1024;

/** A webhook as it comes in: nothing of it is taken for granted. */
export const delivery = object({
  token: Type.String({
    title: 'Token of the address',
    maxLength: 200,
    examples: ['m0Yx3sVvJ4mJb8n2cQ1kqHf7tQ9wzE5uRr6dLkPyA0E'],
  }),
  timestamp: fromHeader('X-Service-Timestamp', 'When it was sent: seconds or milliseconds since 1970', {
    examples: ['1795167330'],
  }),
  otherTimestamp: fromHeader('X-Timestamp', 'The same, for senders that name it so'),
  signature: fromHeader('X-Service-Signature', 'HMAC-SHA256 of `{timestamp}.{body}` in hex, after `sha256=`', {
    examples: ['sha256=2f9c3f6a0f2b7f8f0e3f2a55c0f2b9de1d4b6f0a4a9a6c7e8f10213243546576'],
  }),
  event: fromHeader('X-Service-Event', 'Event, by which mappings are chosen', { examples: ['catalog.item.upserted'] }),
  webhookId: fromHeader('webhook-id', 'Identifier of the event, the same for every repeat'),
  eventId: fromHeader('X-Service-Event-Id', 'The same, for senders that name it so'),
  contentType: fromHeader('Content-Type', 'Type of the body'),
  body: rawBody('Event of the other system', {
    maxBytes: mostBytes,
    description: 'A JSON object of at most 256 KiB.',
  }),
});

export type Delivery = Static<typeof delivery>;

export const receiptAnswer = object({
  status: choice(['accepted', 'duplicate'], 'Taken now, or before'),
  duplicate: flag('It was taken before; nothing is done again'),
  receiptId: id('Receipt'),
  receivedAt: instant('Received'),
});
