import type { Happening, Scene } from '../kit/simulator.ts';
import { deliver, tellMessage, tellStatus } from './deliver.ts';
import { type Message, uuidOf, type World } from './seed.ts';

type At = Scene<World>;

interface Written {
  chatId: string;
  /** The first channel unless said. */
  channelId?: string;
  chatType?: string;
  text?: string;
  contentUri?: string;
  type?: string;
  name?: string;
}

const chatTypeOf: Readonly<Record<string, string>> = { wapi: 'whatsapp', tgapi: 'telegram', maxbot: 'max' };

function write(at: At, given: Written, more: Partial<Message>): Message {
  const { state, clock } = at;
  const channel = state.channels.find(
    ({ channelId }) => channelId === (given.channelId ?? state.channels[0]?.channelId),
  );
  if (!channel) throw new Error(`No channel is called ${given.channelId}`);
  const message: Message = {
    messageId: uuidOf(2, state.messages.length + 1),
    channelId: channel.channelId,
    chatType: given.chatType ?? chatTypeOf[channel.transport] ?? channel.transport,
    chatId: given.chatId,
    dateTime: new Date(clock.now()).toISOString(),
    type: given.type ?? (given.contentUri === undefined ? 'text' : 'document'),
    status: 'inbound',
    isEcho: false,
    contact: { name: given.name ?? 'Иван Поставщиков', phone: given.chatId },
    ...(given.text !== undefined && { text: given.text }),
    ...(given.contentUri !== undefined && { contentUri: given.contentUri }),
    ...more,
  };
  state.messages.push(message);
  tellMessage(at, message);
  return message;
}

/** A client writes, or sends a file. */
export function clientWrites(at: At, given: Written): Message {
  const message = write(at, given, {});
  at.state.wrote[`${message.channelId} ${message.chatId}`] = at.clock.now();
  return message;
}

/** Somebody of ours writes in the window, or from the phone: it comes as an echo. */
export const colleagueWrites = (at: At, { author = 'u-1', ...given }: Written & { author?: string }): Message =>
  write(at, given, {
    ...{ isEcho: true, status: 'sent', authorId: author },
    authorName: at.state.users.find(({ id }) => id === author)?.name ?? 'Телефон',
  });

function change({ state }: At, messageId: string, more: (before: Message) => Partial<Message>): Message {
  const at = state.messages.findIndex((one) => one.messageId === messageId);
  const before = state.messages[at];
  if (!before) throw new Error(`No message is called ${messageId}`);
  const after = { ...before, ...more(before) };
  state.messages[at] = after;
  return after;
}

/** The text becomes another one, whoever wrote it. */
export function edits(at: At, { messageId, text }: { messageId: string; text: string }): Message {
  const message = change(at, messageId, (before) => ({ text, isEdited: true, oldInfo: { text: before.text } }));
  tellMessage(at, message);
  return message;
}

/** The message is taken back, whoever wrote it. */
export function deletes(at: At, { messageId }: { messageId: string }): Message {
  const message = change(at, messageId, (before) => ({ isDeleted: true, oldInfo: { text: before.text } }));
  tellMessage(at, message);
  return message;
}

interface Fate {
  messageId: string;
  status: 'sent' | 'delivered' | 'read' | 'edited' | 'error' | (string & {});
  error?: string;
}

/** A message of ours goes on: it is delivered, read, or not. */
export function goes(at: At, { messageId, status, error }: Fate): void {
  change(at, messageId, () => ({ status }));
  tellStatus(at, {
    ...{ messageId, timestamp: at.clock.now(), status },
    ...(status === 'error' && { error: { error: error ?? 'BAD_CONTACT', description: 'Simulated' } }),
  });
}

/** A channel becomes another one: a phone is lost, money ends. */
export function channelTurns(at: At, { channelId, state }: { channelId: string; state: string }): void {
  const channel = at.state.channels.find((one) => one.channelId === channelId);
  if (!channel) throw new Error(`No channel is called ${channelId}`);
  channel.state = state;
  deliver(at, 'channelsUpdates', { channelsUpdates: [{ channelId, state }] });
}

/** A person asks for a record of the client in the window; the record is expected in the answer. */
export const asksForRecord = (
  at: At,
  { what = 'createContact', ...record }: { what?: 'createContact' | 'createDeal' },
) => deliver(at, 'contactsAndDealsCreation', { [what]: record });

/** A template passes moderation, or does not. */
export const templateTurns = (at: At, given: Readonly<Record<string, unknown>>) =>
  deliver(at, 'templateStatus', { templateStatus: given });

const named =
  <Given>(does: (at: At, given: Given) => unknown): Happening<World> =>
  (at, given) =>
    does(at, given as Given);

export const happenings: Readonly<Record<string, Happening<World>>> = {
  'client writes': named(clientWrites),
  'colleague writes': named(colleagueWrites),
  'a message is edited': named(edits),
  'a message is deleted': named(deletes),
  'a message goes on': named(goes),
  'a channel turns': named(channelTurns),
  'a record is asked for': named(asksForRecord),
  'a template turns': named(templateTurns),
};
