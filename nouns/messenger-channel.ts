import { flag, id, instant, text, texts } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { words } from './kit/words.ts';

/** A number or account of the company in a messenger, as the provider knows it. */
export const messengerChannel = noun({
  type: 'messenger_channel',
  words: words('Messenger channel', 'Канал мессенджера'),
  table: 'messenger_channels',
  alias: 'channel',
  audience: 'internal',
  displayName: 'label',
  facts: [],
  fields: {
    id: id(),
    installationId: id('Installation', 'Установка интеграции'),
    channelId: text(100, 'Identifier at the provider', 'Идентификатор у провайдера')
      .column('external_id')
      .example('6c9e5b0c-8d5c-4d63-9b2b-2a1f0c4f7b11'),
    transport: text(40, 'Messenger, in the words of the provider', 'Мессенджер, как его называет провайдер').example(
      'whatsapp',
    ),
    label: text(200, 'Name or number', 'Название или номер').example('+7 999 123-45-67'),
    state: text(60, 'State, in the words of the provider', 'Состояние, как его называет провайдер').example('active'),
    works: flag('Messages can be sent through it', 'Через него можно писать'),
    chatTypes: texts(40, 'Kinds of chats it reaches', 'Виды чатов, доступные через него').example(['whatsapp']),
    isGone: flag('The provider lists it no more', 'Провайдер его больше не показывает'),
    syncedAt: instant('Last read from the provider', 'Последнее чтение у провайдера'),
  },
});

export type MessengerChannel = RecordOf<typeof messengerChannel>;

/** Messengers by what providers call them. */
const transports: Readonly<Record<string, string>> = {
  whatsapp: 'WhatsApp',
  wapi: 'WhatsApp Business',
  tgapi: 'Telegram',
  telegram: 'Telegram',
  max: 'MAX',
  maxbot: 'MAX',
  viber: 'Viber',
  vk: 'VK',
  instagram: 'Instagram',
  avito: 'Avito',
};

export const transportName = (transport: string): string => transports[transport.toLowerCase()] ?? transport;
