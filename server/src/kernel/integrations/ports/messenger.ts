import type { Words } from '../../problems/errors.ts';
import type { Call } from '../call.ts';

/** A number or account of the company in a messenger. Kinds are the provider's own words: `whatsapp`, `telegram`. */
export interface MessengerChannel {
  externalId: string;
  transport: string;
  label: string;
  /** In the provider's words, in lower case. */
  state: string;
  /** Messages can be sent through it now. */
  works: boolean;
  /** What it may be written to: the kind of chats with one person first, groups after it. */
  chatTypes: string[];
}

/** Where somebody is written to, within a channel or whatever channel reaches him. */
export interface ChatRef {
  chatType: string;
  chatId: string;
}

export interface FrameRequest {
  user: { id: string; name: string };
  /** All chats, or those of one record alone. */
  scope: 'global' | 'card';
  /** Of the record; for `card` there is at least one. */
  chats: ReadonlyArray<ChatRef & { name?: string }>;
  active: (ChatRef & { channelId?: string }) | null;
}

export interface MessengerUser {
  id: string;
  name: string;
}

export interface MessengerContact {
  id: string;
  name: string;
  responsibleId: string;
  /** Digits alone. */
  phones: readonly string[];
  /** The page of the record. */
  url: string;
}

export interface MessengerDeal {
  id: string;
  name: string;
  responsibleId: string;
  contactIds: readonly string[];
  url: string;
  closed: boolean;
}

/** What became of records that were told to the provider: each is in one of the two. */
export interface BatchReport {
  pushed: string[];
  refused: Array<{ id: string; reason: Words }>;
}

export interface MessengerPort<S = Record<string, unknown>> {
  channels(call: Call<S>): Promise<MessengerChannel[]>;
  /** An address that lets its holder into the chats as that user. It is handed on once and kept nowhere. */
  frame(call: Call<S>, asked: FrameRequest): Promise<{ url: string }>;
  pushUsers(call: Call<S>, users: readonly MessengerUser[]): Promise<BatchReport>;
  pushContacts(call: Call<S>, contacts: readonly MessengerContact[]): Promise<BatchReport>;
  pushDeals(call: Call<S>, deals: readonly MessengerDeal[]): Promise<BatchReport>;
  /** What the settings allow to be told to the provider. */
  pushes(settings: S): { users: boolean; contacts: boolean; deals: boolean };
  /** The channel that is written from where nobody has chosen one, as the settings say. */
  defaultChannel(settings: S): string | null;
  /** A file that came with a message. Its bytes are anybody's: they are judged before they are kept. */
  fetchFile(call: Call<S>, url: string): Promise<{ fileName: string; bytes: Uint8Array }>;
  /** The kind of chats with one person through a channel, and the identifier there of somebody with this phone; null where a phone tells none. */
  chatOfPhone(transport: string, phone: string): ChatRef | null;
}

/** The stream of what a provider of messengers posts: a list of `MessengerEvent`. */
export const messengerEvents = 'webhooks.messenger';

/** The write of the connector that sends one message through the outbox, an `OutgoingMessage`. */
export const messageSending = 'messages.send';

/** Either a text or a file of the portal. */
export interface OutgoingMessage extends ChatRef {
  channelId: string;
  text: string | null;
  /** Its address is made when it is sent, serves minutes, and stands in no payload. */
  file: { id: string; userId: string | null } | null;
}

/** What the provider tells by webhook. Instants are ISO strings; what it leaves out is null. */
export type MessengerEvent = MessageEvent | StatusEvent | { type: 'channels_changed' };

export interface MessageEvent extends ChatRef {
  type: 'message';
  messageId: string;
  channelId: string;
  at: string;
  /** `out`: written by the company, here or in the provider's own windows. */
  direction: 'in' | 'out';
  text: string | null;
  /** An address of the provider that the file can be fetched from. */
  fileUrl: string | null;
  authorName: string | null;
  contact: { name: string | null; username: string | null; phone: string | null };
  status: StatusEvent['status'] | null;
  edited: boolean;
  /** Of an edit, the text it changes, where the provider tells it. */
  before: string | null;
  deleted: boolean;
}

export interface StatusEvent {
  type: 'status';
  messageId: string;
  status: 'sent' | 'delivered' | 'read' | 'failed';
  at: string | null;
  error: Words | null;
}
