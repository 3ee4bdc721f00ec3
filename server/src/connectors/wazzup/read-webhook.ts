import { createHash } from 'node:crypto';
import type { MessageEvent, MessengerEvent, StatusEvent } from '../../kernel/integrations/ports/messenger.ts';
import type { ReadDelivery } from '../../kernel/integrations/provider-webhook.ts';
import { words } from '../../kernel/problems/errors.ts';
import { cutText } from '../../kernel/values/storable-text.ts';
import { meaningOf } from './error-codes.ts';

type Data = Readonly<Record<string, unknown>>;
type Keyed = ReadDelivery['events'][number];

/** What a post of Wazzup may hold. Contacts and deals to be created, and templates, are nothing of ours. */
const known = ['test', 'messages', 'statuses', 'channelsUpdates', 'createContact', 'createDeal', 'templateStatus'];

export function readWebhook(body: unknown, at: Date): ReadDelivery | null {
  if (!isData(body) || !known.some((name) => name in body)) return null;
  const [messages, statuses] = [itemsOf(body.messages), itemsOf(body.statuses)];
  const read = [
    ...messages.map((one) => messageOf(one, at)),
    ...statuses.map(statusOf),
    ...('channelsUpdates' in body
      ? [{ key: `channels:${at.toISOString()}`, event: { type: 'channels_changed' } }]
      : []),
  ];
  const events = read.filter((one): one is Keyed => one !== null && one !== ignored);
  return { events, probe: body.test === true, unread: read.filter((one) => one === null).length };
}

/** Read, and of no concern. */
const ignored: Keyed = { key: '', event: null };

function messageOf(data: unknown, received: Date): Keyed | null {
  if (!isData(data)) return null;
  const [messageId, channelId, chatType, chatId] = ['messageId', 'channelId', 'chatType', 'chatId'].map((name) =>
    textOf(data[name], 200),
  );
  if (!messageId || !channelId || !chatType || !chatId) return null;
  const contact = isData(data.contact) ? data.contact : {};
  const status = statuses[String(data.status)] ?? null;
  const event: MessageEvent = {
    type: 'message',
    messageId,
    channelId,
    chatType: chatType.toLowerCase().slice(0, 40),
    chatId,
    at: notLater(instantOf(data.dateTime), received).toISOString(),
    // Own messages come back as echoes, and only they have a status of delivery.
    direction: data.isEcho === true || status !== null ? 'out' : 'in',
    text: textOf(data.text, 20_000),
    fileUrl: addressOf(data.contentUri),
    authorName: textOf(data.authorName, 200),
    contact: {
      name: textOf(contact.name, 200),
      username: textOf(contact.username, 200),
      phone: phoneOf(contact.phone),
    },
    status,
    edited: data.isEdited === true,
    before: isData(data.oldInfo) ? textOf(data.oldInfo.text, 20_000) : null,
    deleted: data.isDeleted === true,
  };
  const changed = event.edited || event.deleted ? digestOf([event.before, event.text, event.fileUrl, event.at]) : '';
  return { key: ['message', messageId, event.edited, event.deleted, changed, status].join(':'), event };
}

const statuses: Readonly<Record<string, StatusEvent['status']>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  error: 'failed',
};

function statusOf(data: unknown): Keyed | null {
  if (!isData(data)) return null;
  const messageId = textOf(data.messageId, 200);
  if (!messageId || typeof data.status !== 'string') return null;
  const status = statuses[data.status];
  // `edited` comes as a message too, and whatever else there may be one day is no step of delivery.
  if (!status) return ignored;
  const event: StatusEvent = {
    type: 'status',
    messageId,
    status,
    at: instantOf(data.timestamp)?.toISOString() ?? null,
    error: status === 'failed' ? errorOf(data.error) : null,
  };
  return { key: `status:${messageId}:${status}`, event: event satisfies MessengerEvent };
}

function errorOf(error: unknown) {
  const code = isData(error) ? (error.error ?? error.code) : error;
  if (typeof code !== 'string' || !/^\w{2,64}$/.test(code)) return notDelivered;
  return meaningOf(code).detail;
}

const notDelivered = words('The messenger did not deliver it.', 'Мессенджер не доставил сообщение.');

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const textOf = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value !== '' ? cutText(value, most) : typeof value === 'number' ? String(value) : null;

const addressOf = (value: unknown): string | null => {
  const text = textOf(value, 2_000);
  return text !== null && /^https?:\/\//i.test(text) ? text : null;
};

/** Milliseconds, seconds, or the text of an instant. */
function instantOf(value: unknown): Date | null {
  const number = typeof value === 'number' ? value : /^\d{10,13}$/.test(String(value)) ? Number(value) : Number.NaN;
  const date = Number.isNaN(number) ? new Date(String(value)) : new Date(number < 1e11 ? number * 1_000 : number);
  return Number.isNaN(date.getTime()) || Math.abs(date.getTime()) > 4e12 ? null : date;
}

/** What is dated ahead of our clock is as new as its arrival. */
const notLater = (date: Date | null, received: Date) => (date === null || date > received ? received : date);

const phoneOf = (value: unknown): string | null => {
  const digits = textOf(value, 60)?.replace(/\D/g, '') ?? '';
  return digits.length >= 5 && digits.length <= 20 ? digits : null;
};

const digestOf = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
