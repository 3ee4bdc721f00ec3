import { channelStateWords } from '../../../../nouns/channel-state-words.ts';
import type { Call } from '../../kernel/integrations/call.ts';
import type { Check, CheckReport } from '../../kernel/integrations/connector.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { type Words, words } from '../../kernel/problems/errors.ts';
import { ask } from './ask-wazzup.ts';
import { channelOf } from './channel-of.ts';
import { hostOf, isLeftBehind, readWebhooks } from './register-webhook.ts';
import type { WazzupSettings } from './settings.ts';
import { channels, read, users } from './wire.ts';

type WazzupCall = Call<WazzupSettings>;

/** Asks for channels, users and the address of webhooks; nothing is changed. */
export async function check(call: WazzupCall): Promise<CheckReport> {
  const listed = await ask(call, { class: 'read', method: 'GET', path: '/channels', operation: 'channels.list' });
  const found = read(channels, listed).map(channelOf);
  const checks: Check[] = [
    { id: 'key', label: words('API key', 'API-ключ'), result: 'ok' },
    channelsCheck(found),
    ...defaultChannelCheck(found, call.settings.defaultChannelId),
    await usersCheck(call),
    await webhookCheck(call),
  ];
  const account = found.find(({ works }) => works)?.label;
  return { ok: true, checks, ...(account !== undefined && { account }) };
}

function channelsCheck(found: ReadonlyArray<ReturnType<typeof channelOf>>): Check {
  const byState = Map.groupBy(found, ({ state }) => state);
  const counted = (language: keyof Words) =>
    [...byState].map(([state, some]) => `${channelStateWords(state)[language]}: ${some.length}`).join(', ');
  const label = words('Channels', 'Каналы');
  if (found.length === 0) return { id: 'channels', label, result: 'warning', detail: noChannels };
  const result = found.some(({ works }) => works) ? 'ok' : 'warning';
  return { id: 'channels', label, result, detail: words(counted('en'), counted('ru')) };
}

/** Messages leave through another channel where the one of the settings is not there or does not work. */
function defaultChannelCheck(found: ReadonlyArray<ReturnType<typeof channelOf>>, wanted: string | undefined): Check[] {
  if (wanted === undefined) return [];
  const label = words('Channel to write from', 'Канал для исходящих сообщений');
  const channel = found.find(({ externalId }) => externalId === wanted);
  if (channel?.works)
    return [{ id: 'default_channel', label, result: 'ok', detail: words(channel.label, channel.label) }];
  return [
    { id: 'default_channel', label, result: 'warning', detail: channel ? stopped(channel.label) : unknownChannel },
  ];
}

/** What a restricted key does not reach. */
async function usersCheck(call: WazzupCall): Promise<Check> {
  const label = words('Users, contacts, deals and chats', 'Пользователи, контакты, сделки и чаты');
  try {
    read(users, await ask(call, { class: 'read', method: 'GET', path: '/users', operation: 'users.list' }));
    return { id: 'scope', label, result: 'ok' };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 403) throw error;
    return { id: 'scope', label, result: 'warning', detail: error.detail };
  }
}

async function webhookCheck(call: WazzupCall): Promise<Check> {
  const label = words('Address of webhooks', 'Адрес вебхуков');
  const current = await readWebhooks(call);
  const { webhooksUri } = current;
  if (!webhooksUri || isLeftBehind(call, current))
    return { id: 'webhook', label, result: 'skipped', detail: notRegistered };
  if (webhooksUri.startsWith(`${call.publicUrl}/`)) return { id: 'webhook', label, result: 'ok' };
  const host = hostOf(webhooksUri);
  return {
    id: 'webhook',
    label,
    result: 'warning',
    detail: words(
      `Another system receives messages now: ${host}. Registering our webhook cuts it off, so you are asked first.`,
      `Сейчас сообщения получает другая система: ${host}. Регистрация нашего вебхука отключит её, поэтому понадобится согласие.`,
    ),
  };
}

const unknownChannel = words(
  'The channel of the settings is not in the account: choose another one. Until then messages leave through any channel that works.',
  'Канала из настроек нет в аккаунте: выберите другой. До этого сообщения уходят через любой работающий канал.',
);

const stopped = (label: string) =>
  words(
    `“${label}” does not work now: messages leave through any channel that does.`,
    `«${label}» сейчас не работает: сообщения уходят через любой работающий канал.`,
  );

const noChannels = words(
  'There are none yet: add one in the cabinet of Wazzup.',
  'Каналов пока нет: добавьте канал в личном кабинете Wazzup.',
);

const notRegistered = words('None is registered yet.', 'Вебхук ещё не зарегистрирован.');
