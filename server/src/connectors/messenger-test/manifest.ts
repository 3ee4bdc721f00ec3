import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

const settings = object({});

export const manifest: Manifest<typeof settings> = {
  slug: 'messenger-test',
  name: words('Test messenger', 'Тестовый мессенджер'),
  testPortalsOnly: true,
  developer: 'Prokura',
  category: 'notifications',
  shortDescription: words(
    'Counterparties read messages and answer them by themselves, as their names say.',
    'Контрагенты сами получают сообщения и отвечают на них — так, как велит их название.',
  ),
  description: words(
    [
      'Stands in the place of Wazzup in a test portal: the same calls, and one channel that reaches any phone. Nothing leaves the portal.',
      'A message is delivered within a minute. What the other side answers follows from the name of the counterparty, and when from the clock of the portal.',
    ].join('\n\n'),
    [
      'В тестовом портале занимает место Wazzup: те же вызовы и один канал, через который можно написать на любой телефон. Из портала ничего не уходит.',
      'Сообщение доставляется в течение минуты. Что ответит другая сторона, зависит от названия контрагента, а когда — от часов портала.',
    ].join('\n\n'),
  ),
  requirements: [words('A test portal', 'Тестовый портал'), words('Phone of the counterparty', 'Телефон контрагента')],
  capabilities: [
    words('Messages in both directions with their statuses', 'Сообщения в обе стороны со статусами'),
    words('Answers by name', 'Ответы — по названию контрагента'),
    words('Requests for quotes by messenger', 'Запросы цен в мессенджере'),
  ],
  instruction: [
    words('Install it: there is nothing to be connected.', 'Установите карточку: подключать ничего не нужно.'),
    words(
      'Write to a counterparty from its page, from a requisition or from a request for quotes, and move the clock.',
      'Напишите контрагенту с его страницы, из заявки или из запроса цен и переведите часы.',
    ),
  ],
  connectionTypes: [],
  badges: ['platform_made'],
  dataTransfer: [{ entity: 'messenger_message', label: words('Messages', 'Сообщения'), access: 'read_write' }],
  dataTags: ['suppliers', 'pr'],
  publishedAt: '2026-11-27',
  updatedAt: '2026-11-27',
  settings,
};
