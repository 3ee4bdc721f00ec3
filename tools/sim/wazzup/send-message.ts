import { json, type Reply } from '../kit/rulebook.ts';
import { deliver, tellMessage, tellStatus } from './deliver.ts';
import { type AskedWazzup, refusal } from './rules.ts';
import { type Channel, type Message, uuidOf } from './seed.ts';

const chatTypes = [
  ...['whatsapp', 'whatsgroup', 'viber', 'instagram', 'telegram', 'telegroup', 'vk', 'avito', 'max', 'maxgroup'],
];

/** Chats a transport carries. */
const carried: Readonly<Record<string, readonly string[]>> = {
  whatsapp: ['whatsapp', 'whatsgroup'],
  wapi: ['whatsapp'],
  tgapi: ['telegram', 'telegroup'],
  telegram: ['telegram', 'telegroup'],
  max: ['max', 'maxgroup'],
  maxbot: ['max'],
};

const longest: Readonly<Record<string, number>> = {
  ...{ whatsapp: 10_000, telegram: 4_096, tgapi: 4_096, max: 4_096, maxbot: 4_096, wapi: 1_024 },
  ...{ instagram: 1_000, vk: 1_000, avito: 1_000 },
};

const known = [
  ...['channelId', 'chatType', 'chatId', 'phone', 'username', 'text', 'contentUri', 'refMessageId', 'crmUserId'],
  ...['crmMessageId', 'clearUnanswered', 'templateId', 'templateValues', 'buttonsObject'],
];

type Given = Readonly<Record<string, unknown>>;

const given = (value: unknown): value is string => typeof value === 'string' && value !== '';
const invalid = (...fields: string[]) => refusal('INVALID_MESSAGE_DATA', 400, [{ index: 0, fields }]);

export async function sendMessage(asked: AskedWazzup, body: Given): Promise<Reply> {
  asked.explain('body', body, known);
  const channel = checkChannel(asked, body);
  checkChat(asked, body, channel);
  checkRepeat(asked, body);
  await checkContent(asked, body, channel);
  const message = keep(asked, body);
  announce(asked, message);
  if (asked.fault === '2xx with an error') return json(200, { error: 'MESSAGES_IS_SPAM', description: 'Simulated' });
  return json(201, { messageId: message.messageId, chatId: message.chatId });
}

function checkChannel({ state, insist }: AskedWazzup, { channelId }: Given): Channel | undefined {
  const channel = state.channels.find((one) => one.channelId === channelId);
  insist('WZ-20/channel', channel === undefined, refusal('CHANNEL_NOT_FOUND'));
  insist('WZ-05/balance', state.balanceIsEmpty, refusal('BALANCE_IS_EMPTY'));
  const how = channel?.state.toLowerCase() ?? '';
  const codes: Record<string, string> = { notenoughmoney: 'CHANNEL_NO_MONEY', blocked: 'CHANNEL_BLOCKED' };
  insist('WZ-05/channel-state', how !== 'active', refusal(codes[how] ?? 'MESSAGE_CHANNEL_UNAVAILABLE'));
  return channel;
}

function checkChat({ insist }: AskedWazzup, body: Given, channel: Channel | undefined): void {
  const { chatType, chatId, phone, username } = body;
  insist('WZ-13/chat-type', !chatTypes.includes(String(chatType)), invalid('chatType'));
  const carries = carried[channel?.transport ?? ''] ?? [channel?.transport];
  insist('WZ-23/transport', !carries.includes(String(chatType)), refusal('WRONG_TRANSPORT'));
  const byPhone = given(phone) && ['telegram', 'max'].includes(String(chatType));
  insist('WZ-20/chat', !given(chatId) && !byPhone && !(given(username) && chatType === 'telegram'), invalid('chatId'));
  const digits = ['whatsapp', 'viber'].includes(String(chatType)) && given(chatId);
  insist('WZ-27/digits', digits && !/^\d+$/.test(chatId), invalid('chatId'));
}

function checkRepeat({ state, clock, insist }: AskedWazzup, { crmMessageId, refMessageId }: Given): void {
  const last = given(crmMessageId) ? state.used[crmMessageId] : undefined;
  insist('WZ-22/repeat', last !== undefined && clock.now() - last < 60_000, refusal('REPEATED_CRM_MESSAGE_ID'));
  const unknown = refMessageId !== undefined && !state.messages.some(({ messageId }) => messageId === refMessageId);
  insist('WZ-20/reference', unknown, refusal('REFERENCE_MESSAGE_NOT_FOUND'));
}

async function checkContent({ state, clock, insist }: AskedWazzup, body: Given, channel: Channel | undefined) {
  const { text, contentUri, templateId, chatId } = body;
  insist('WZ-21/both', given(text) && given(contentUri), invalid('text', 'contentUri'));
  const neither = !given(text) && !given(contentUri) && !given(templateId);
  insist('WZ-21/neither', neither, invalid('text', 'contentUri'));
  const limit = longest[channel?.transport ?? ''] ?? Number.POSITIVE_INFINITY;
  insist('WZ-25/length', given(text) && text.length > limit, refusal('MESSAGES_CONTENT_SIZE_EXCEEDED'));
  const wrote = state.wrote[`${channel?.channelId} ${String(chatId)}`] ?? Number.NEGATIVE_INFINITY;
  const late = channel?.transport === 'wapi' && !given(templateId) && clock.now() - wrote > 86_400_000;
  insist('WZ-26/window', late, refusal('MESSAGES_NOT_TEXT_FIRST'));
  if (!given(contentUri)) return;
  const status = await fetched(contentUri);
  const redirects = status !== null && status >= 300 && status < 400;
  insist('WZ-24/redirect', redirects, refusal('MESSAGE_DOWNLOAD_CONTENT_ERROR'));
  insist('WZ-24/fetched', !redirects && status !== 200, refusal('MESSAGE_DOWNLOAD_CONTENT_ERROR'));
}

/** The file, as it is asked for at once: its status, or nothing where nobody is there. */
const fetched = (uri: string): Promise<number | null> =>
  fetch(uri, { redirect: 'manual', signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status;
    },
    () => null,
  );

function keep({ state, clock }: AskedWazzup, body: Given): Message {
  const { channelId, chatType, chatId, phone, username, text, contentUri, crmUserId, crmMessageId } = body;
  const author = state.users.find(({ id }) => id === crmUserId);
  const message: Message = {
    messageId: uuidOf(2, state.messages.length + 1),
    channelId: String(channelId),
    chatType: String(chatType),
    chatId: String(chatId ?? phone ?? username),
    dateTime: new Date(clock.now()).toISOString(),
    type: given(contentUri) ? 'document' : 'text',
    status: 'sent',
    isEcho: true,
    contact: { name: String(chatId ?? phone ?? username) },
    ...(given(text) && { text }),
    ...(given(contentUri) && { contentUri }),
    ...(author && { authorId: author.id, authorName: author.name }),
  };
  state.messages.push(message);
  if (given(crmMessageId)) state.used[crmMessageId] = clock.now();
  return message;
}

/** What was sent comes back as an echo, and then as a status: in this order unless a fault turns or joins them. */
function announce(asked: AskedWazzup, message: Message): void {
  const status = { messageId: message.messageId, timestamp: asked.clock.now(), status: 'sent' };
  if (asked.fault === 'message and status together')
    return deliver(asked, 'messagesAndStatuses', { messages: [{ ...message }], statuses: [status] });
  const both = [() => tellMessage(asked, message), () => tellStatus(asked, status)];
  for (const tell of asked.fault === 'status before the message' ? both.reverse() : both) tell();
}
