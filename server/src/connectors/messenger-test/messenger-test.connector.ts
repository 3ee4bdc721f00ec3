import { connector } from '../../kernel/integrations/connector.ts';
import { type MessengerPort, messageSending, messengerEvents } from '../../kernel/integrations/ports/messenger.ts';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import { manifest } from './manifest.ts';
import { pullEvents } from './pull-events.ts';
import { sendMessage } from './send-message.ts';

const [channel, transport] = ['test', 'whatsapp'];

/** Whoever is told of records has no use for them here. */
const told = async (_: unknown, records: ReadonlyArray<{ id: string }>) => ({
  pushed: records.map(({ id }) => id),
  refused: [],
});

/** One channel, by which anybody with a phone is reached. */
const messenger: MessengerPort = {
  channels: async () => [
    { externalId: channel, transport, label: 'Тестовый канал', state: 'active', works: true, chatTypes: [transport] },
  ],
  frame: async () => Promise.reject(new ProviderError('validation', noWindows)),
  pushUsers: told,
  pushContacts: told,
  pushDeals: told,
  pushes: () => ({ users: false, contacts: false, deals: false }),
  defaultChannel: () => channel,
  fetchFile: async () => Promise.reject(new ProviderError('not_found', noFiles)),
  chatOfPhone(_, phone) {
    const digits = phone.replace(/\D/g, '');
    return digits.length >= 5 && digits.length <= 15 ? { chatType: transport, chatId: digits } : null;
  },
};

const noWindows = words(
  'The test messenger has no windows of its own: conversations stand beside their records.',
  'У тестового мессенджера нет своих окон: переписка видна рядом с записями.',
);

const noFiles = words('Nobody sends files by the test messenger.', 'Через тестовый мессенджер файлы не присылают.');

export const messengerTest = connector({
  manifest,
  asksNobody: true,
  pulls: { [messengerEvents]: { fetch: pullEvents } },
  everySeconds: 60,
  writes: { [messageSending]: sendMessage },
  ports: { messenger },

  test: async () => ({
    ok: true,
    checks: [{ id: 'inside', label: words('Answers inside the portal', 'Отвечает внутри портала'), result: 'ok' }],
  }),
});
