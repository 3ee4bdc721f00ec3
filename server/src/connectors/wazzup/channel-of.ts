import type { ChatRef, MessengerChannel } from '../../kernel/integrations/ports/messenger.ts';
import { cutText } from '../../kernel/values/storable-text.ts';
import type { ChannelData } from './wire.ts';

/** Kinds of chats by transport: with one person first, groups after it. */
const chatTypes: Readonly<Record<string, readonly string[]>> = {
  whatsapp: ['whatsapp', 'whatsgroup'],
  wapi: ['whatsapp'],
  tgapi: ['telegram', 'telegroup'],
  telegram: ['telegram', 'telegroup'],
  max: ['max', 'maxgroup'],
  maxbot: ['max'],
};

/** A channel as Wazzup lists it. Its spelling of states differs from page to page. */
export function channelOf({ channelId, transport, plainId, state, name }: ChannelData): MessengerChannel {
  const kind = transport.toLowerCase();
  return {
    externalId: channelId,
    transport: kind.slice(0, 40),
    label: cutText(name || plainId || channelId, 200),
    state: state.toLowerCase().slice(0, 60),
    works: state.toLowerCase() === 'active',
    chatTypes: [...(chatTypes[kind] ?? [kind.slice(0, 40)])],
  };
}

/** Only these call a person by his phone; in the others, and through a number of the WABA, he has to write first. */
const byPhone: Readonly<Record<string, string>> = { whatsapp: 'whatsapp', viber: 'viber' };

export function chatOfPhone(transport: string, phone: string): ChatRef | null {
  const chatType = byPhone[transport];
  const digits = phone.replace(/\D/g, '');
  return chatType && digits.length >= 5 && digits.length <= 15 ? { chatType, chatId: digits } : null;
}
