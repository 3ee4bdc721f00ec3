import { basename } from 'node:path/posix';
import { connector } from '../../kernel/integrations/connector.ts';
import { type MessengerPort, messageSending } from '../../kernel/integrations/ports/messenger.ts';
import { cutText } from '../../kernel/values/storable-text.ts';
import { ask } from './ask-wazzup.ts';
import { channelOf, chatOfPhone } from './channel-of.ts';
import { check } from './check.ts';
import { manifest } from './manifest.ts';
import { pushBatch } from './push-batch.ts';
import { readWebhook } from './read-webhook.ts';
import { register, unregister } from './register-webhook.ts';
import { sendMessage } from './send-message.ts';
import type { WazzupSettings } from './settings.ts';
import { channels, frame, read } from './wire.ts';

/** The longest name and page of a record that Wazzup takes. */
const longest = 200;
const mostContacts = 10;

const messenger: MessengerPort<WazzupSettings> = {
  async channels(call) {
    const listed = await ask(call, { class: 'read', method: 'GET', path: '/channels', operation: 'channels.list' });
    return read(channels, listed).map(channelOf);
  },

  async frame(call, { user, scope, chats, active }) {
    const answer = await ask(call, {
      class: 'idempotent-write',
      method: 'POST',
      path: '/iframe',
      operation: 'frame.open',
      body: {
        user,
        scope,
        ...(scope === 'card' && { filter: chats }),
        ...(active && { activeChat: active }),
      },
    });
    return { url: read(frame, answer).url };
  },

  pushUsers: (call, users) => pushBatch(call, 'users', users),

  pushContacts: (call, contacts) =>
    pushBatch(
      call,
      'contacts',
      contacts.map(({ id, name, responsibleId, phones, url }) => ({
        id,
        responsibleUserId: responsibleId,
        name: cutText(name, longest),
        contactData: phones.slice(0, mostContacts).map((chatId) => ({ chatType: 'whatsapp', chatId })),
        ...(url.length <= longest && { uri: url }),
      })),
    ),

  pushDeals: (call, deals) =>
    pushBatch(
      call,
      'deals',
      deals.map(({ id, name, responsibleId, contactIds, url, closed }) => ({
        id,
        responsibleUserId: responsibleId,
        name: cutText(name, longest),
        contacts: contactIds.slice(0, mostContacts),
        uri: url,
        closed,
      })),
    ),

  pushes: ({ syncUsers = true, syncContacts = true, syncDeals = true }) => ({
    users: syncUsers,
    contacts: syncContacts,
    deals: syncDeals,
  }),

  defaultChannel: ({ defaultChannelId }) => defaultChannelId ?? null,

  chatOfPhone,

  async fetchFile(call, url) {
    const { bytes } = await call.http.request({ class: 'read', method: 'GET', path: url, operation: 'files.fetch' });
    return { fileName: nameIn(url), bytes };
  },
};

export const wazzup = connector({
  manifest,
  test: check,
  writes: { [messageSending]: { send: sendMessage } },
  webhook: { area: 'messenger', read: readWebhook, register, unregister },
  ports: { messenger },
});

/** The last part of the address: what the client called the file. */
function nameIn(address: string): string {
  const last = basename(URL.parse(address)?.pathname ?? '');
  try {
    return cutText(decodeURIComponent(last), 200) || 'file';
  } catch {
    return last.slice(0, 200) || 'file';
  }
}
