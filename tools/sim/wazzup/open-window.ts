import { json, type Reply } from '../kit/rulebook.ts';
import type { AskedWazzup } from './rules.ts';

type Given = Readonly<Record<string, unknown>>;

const given = (value: unknown) => typeof value === 'string' && value !== '';
const objects = (value: unknown): readonly Given[] => (Array.isArray(value) ? value : []);

/** Refusals of this route are nested. */
const refused = (code: string) => () => json(400, { error: { code } });

export function openWindow(asked: AskedWazzup, body: Given): Reply {
  const { insist, state } = asked;
  asked.explain('body', body, ['user', 'scope', 'filter', 'activeChat', 'options']);
  const user = (body.user ?? {}) as Given;
  asked.explain('user', user, ['id', 'name']);
  asked.explain('activeChat', (body.activeChat ?? {}) as Given, ['channelId', 'chatType', 'chatId']);
  asked.explain('options', (body.options ?? {}) as Given, ['clientType', 'useDealsEvents', 'useMessageEvents']);
  for (const chat of objects(body.filter)) asked.explain('filter', chat, ['chatType', 'chatId', 'name', 'username']);
  insist('WZ-30/user', !given(user.id) || !given(user.name), refused('INVALID_USER'));
  insist('WZ-30/scope', body.scope !== 'global' && body.scope !== 'card', refused('INVALID_SCOPE'));
  const named = ({ chatType, chatId, username }: Given) =>
    given(chatType) && (given(chatId) || (given(username) && chatType === 'telegram'));
  const chats = objects(body.filter);
  insist('WZ-30/filter', body.scope === 'card' && !(chats.length > 0 && chats.every(named)), refused('INVALID_FILTER'));
  state.windows += 1;
  return json(200, {
    url: `https://1234-5678.wazzup24.com/chat/${encodeURIComponent(user.id as string)}?token=window-${state.windows}-secret`,
  });
}
