import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';
import { settings } from './settings.ts';

export const manifest: Manifest<typeof settings> = {
  slug: 'wazzup',
  name: words('Wazzup: messengers', 'Wazzup: мессенджеры'),
  developer: 'Prokura',
  category: 'notifications',
  shortDescription: words(
    'Conversations with suppliers and customers in messengers, beside the records they are about.',
    'Переписка с поставщиками и клиентами в мессенджерах рядом с записями, к которым она относится.',
  ),
  description: words(
    [
      'Messages of WhatsApp, Telegram, MAX, Viber, VK, Instagram and Avito come into the portal through your Wazzup account: each conversation is kept whole and shown beside the requisition, the request for quotes, the supplier or the counterparty it is about.',
      'A message, or a file of the record, is written from there; its status follows: sent, delivered, read. A number that nobody knows yet is offered to be linked. A request for quotes may leave by messenger, beside the letter or instead of it.',
      'Wazzup has one address for webhooks in an account. When another system receives them already, you are asked before it is taken over, and the address before is given back when the integration is deleted.',
    ].join('\n\n'),
    [
      'Сообщения WhatsApp, Telegram, MAX, Viber, VK, Instagram и Авито приходят в портал через ваш аккаунт Wazzup: переписка хранится целиком и видна рядом с заявкой, запросом цен, поставщиком или контрагентом, к которым относится.',
      'Оттуда же можно написать сообщение или отправить файл записи; статус виден сразу: отправлено, доставлено, прочитано. Номер, которого нет ни у кого, предлагается связать с записью. Запрос цен можно отправить в мессенджере — вместе с письмом или вместо него.',
      'В аккаунте Wazzup один адрес для вебхуков. Если их уже получает другая система, портал сначала спросит согласие, а при удалении интеграции вернёт прежний адрес.',
    ].join('\n\n'),
  ),
  requirements: [
    words('A Wazzup account with at least one paid channel', 'Аккаунт Wazzup хотя бы с одним оплаченным каналом'),
    words(
      'An API key of the account; a restricted key of another integration reaches messages and channels alone',
      'API-ключ аккаунта; ограниченный ключ от чужой интеграции даёт доступ только к сообщениям и каналам',
    ),
    words(
      'The portal has to be reachable from the Internet by HTTPS: Wazzup posts messages to it',
      'Портал должен быть доступен из интернета по HTTPS: Wazzup отправляет на него сообщения',
    ),
  ],
  capabilities: [
    words('Messages in both directions with their statuses', 'Сообщения в обе стороны со статусами'),
    words('Files in both directions', 'Файлы в обе стороны'),
    words('Chats of Wazzup inside the portal', 'Чаты Wazzup внутри портала'),
    words('Requests for quotes by messenger', 'Запросы цен в мессенджере'),
    words('Tables of prices from messages go into a preview', 'Таблицы цен из сообщений попадают в предпросмотр'),
  ],
  instruction: [
    words(
      'In the cabinet of Wazzup open the section of integrations, choose the API and copy the key.',
      'В личном кабинете Wazzup откройте раздел интеграций, выберите API и скопируйте ключ.',
    ),
    words('Enter the key and press “Check the connection”.', 'Укажите ключ и нажмите «Проверить подключение».'),
    words('Enable the integration and synchronize the channels.', 'Включите интеграцию и синхронизируйте каналы.'),
    words(
      'Register the webhook. If another system receives messages now, agree to take it over or leave it as it is.',
      'Зарегистрируйте вебхук. Если сообщения сейчас получает другая система, подтвердите перехват или оставьте как есть.',
    ),
    words(
      'Send a test message to yourself, then synchronize users, contacts and deals.',
      'Отправьте себе проверочное сообщение, затем синхронизируйте пользователей, контакты и сделки.',
    ),
  ],
  connectionTypes: ['api_key', 'webhook'],
  badges: ['beta', 'platform_made'],
  dataTransfer: [
    { entity: 'user', label: words('Users', 'Сотрудники'), access: 'read' },
    { entity: 'counterparty', label: words('Counterparties with phones', 'Контрагенты с телефонами'), access: 'read' },
    { entity: 'procurement', label: words('Requisitions as deals', 'Заявки как сделки'), access: 'read' },
    { entity: 'messenger_message', label: words('Messages', 'Сообщения'), access: 'read_write' },
  ],
  dataTags: ['suppliers', 'pr'],
  publishedAt: '2026-11-26',
  updatedAt: '2026-11-26',
  settings,
  network: { baseUrl: 'https://api.wazzup24.com', frames: ['https://*.wazzup24.com'] },
  // Wazzup allows 500: other programs with the same key need theirs.
  limit: { requests: 400, perSeconds: 5, atOnce: 8 },
};
