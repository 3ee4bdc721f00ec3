import { channelStateName } from '../../../../nouns/messenger-channel.ts';
import type { Call } from '../../kernel/integrations/call.ts';
import type { Check, CheckReport } from '../../kernel/integrations/connector.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { ask } from './ask-wazzup.ts';
import { channelOf } from './channel-of.ts';
import { hostOf, readWebhooks } from './register-webhook.ts';
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
    await usersCheck(call),
    await webhookCheck(call),
  ];
  const account = found.find(({ works }) => works)?.label;
  return { ok: true, checks, ...(account !== undefined && { account }) };
}

function channelsCheck(found: ReadonlyArray<ReturnType<typeof channelOf>>): Check {
  const byState = Map.groupBy(found, ({ state }) => state);
  const told = (language: 'en' | 'ru') =>
    [...byState].map(([state, some]) => `${channelStateName(state)[language]}: ${some.length}`).join(', ');
  const label = words('Channels', 'Каналы');
  if (found.length === 0) return { id: 'channels', label, result: 'warning', detail: noChannels };
  const result = found.some(({ works }) => works) ? 'ok' : 'warning';
  return { id: 'channels', label, result, detail: words(told('en'), told('ru')) };
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
  const { webhooksUri } = await readWebhooks(call);
  if (!webhooksUri) return { id: 'webhook', label, result: 'skipped', detail: notRegistered };
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

const noChannels = words(
  'There are none yet: add one in the cabinet of Wazzup.',
  'Каналов пока нет: добавьте канал в личном кабинете Wazzup.',
);

const notRegistered = words('None is registered yet.', 'Вебхук ещё не зарегистрирован.');
