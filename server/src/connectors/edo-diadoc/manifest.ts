import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';
import { type DiadocSettings, settings } from './settings.ts';

const identity = 'https://identity.kontur.ru';

const scopeOf = ({ environment }: DiadocSettings) =>
  `openid profile email offline_access Diadoc.PublicAPI${environment === 'staging' ? '.Staging' : ''}`;

export const manifest: Manifest<typeof settings> = {
  slug: 'edo-diadoc',
  name: words('Diadoc: electronic documents', 'Диадок: электронные документы'),
  developer: 'Prokura',
  category: 'e_documents',
  shortDescription: words(
    'Invoices, contracts and transfer documents to customers through Diadoc, and what suppliers send.',
    'Счета, договоры и УПД заказчикам через Диадок, а от поставщиков — их документы.',
  ),
  description: words(
    [
      'An issued sales invoice, a contract that is being signed or a delivery document goes to Diadoc as a draft with one button; a transfer document as XML in format 5.03. A person signs it in the pages of Diadoc: the portal holds no keys of signatures.',
      'What becomes of it comes back by itself: delivered, signed, rejected with the reason, revoked. The signed original is downloaded with its signatures as an archive.',
      'Documents that suppliers send stand in a list of their own; an incoming transfer document is taken into the import of invoices from there, and what is wrong is refused with a reason.',
      'This integration was tried against our model of Diadoc made from its documentation, not yet against every setting of the real service: hence the mark “Beta”.',
    ].join('\n\n'),
    [
      'Выставленный счёт, договор на подписании или документ на доставку передаётся в Диадок черновиком одной кнопкой, УПД — файлом XML формата 5.03. Подписывает человек в кабинете Диадока: портал не хранит ключей подписи.',
      'Что стало с документом, приходит само: доставлен, подписан, отклонён с причиной, аннулирован. Подписанный оригинал скачивается архивом вместе с подписями.',
      'Документы от поставщиков собраны в отдельном списке: входящий УПД оттуда принимается в импорт счетов, а в подписи неверного можно отказать с указанием причины.',
      'Интеграция проверена на нашей модели Диадока, сделанной по его документации, но ещё не на всех настройках самого сервиса — отсюда пометка «Бета».',
    ].join('\n\n'),
  ),
  requirements: [
    words('A company connected to Diadoc', 'Организация, подключённая к Диадоку'),
    words('A subscription to the API of Diadoc', 'Подписка на API Диадока'),
    words(
      'A client identifier (client_id) and an API key, which Kontur issues to integrators on request',
      'Идентификатор клиента (client_id) и ключ API: Контур выдаёт их интеграторам по заявке',
    ),
  ],
  capabilities: [
    words(
      'Drafts of invoices, contracts and delivery documents',
      'Черновики счетов, договоров и документов на доставку',
    ),
    words('Transfer documents as XML 5.03', 'УПД файлом XML 5.03'),
    words('Statuses and signatures by themselves', 'Статусы и подписи приходят сами'),
    words('Incoming documents, refusal with a reason', 'Входящие документы, отказ с указанием причины'),
    words('Revocation, and the archive of the signed original', 'Аннулирование и архив подписанного оригинала'),
  ],
  instruction: [
    words(
      'Ask Kontur for access to the API of Diadoc: you get client_id, and the API key in the cabinet of integrators.',
      'Запросите у Контура доступ к API Диадока: вы получите client_id, а ключ API — в личном кабинете интегратора.',
    ),
    words(
      'Name the address for the way back that the page of this integration shows among those allowed for your client.',
      'Внесите в разрешённые для клиента адрес возврата, который показан на странице этой интеграции.',
    ),
    words('Enter both into the settings here and save.', 'Впишите оба значения в настройки и сохраните.'),
    words(
      'Press “Connect” and sign in at Kontur as an employee who may see the documents of the company.',
      'Нажмите «Подключить» и войдите в Контур сотрудником, которому доступны документы организации.',
    ),
    words(
      'Check the connection. Where the company has several boxes, choose one of those that are named.',
      'Проверьте подключение. Если у организации несколько ящиков, укажите один из перечисленных.',
    ),
    words('Enable the integration.', 'Включите интеграцию.'),
  ],
  connectionTypes: ['oauth'],
  badges: ['beta', 'platform_made'],
  dataTransfer: [
    { entity: 'sales_invoice', label: words('Sales invoices', 'Исходящие счета'), access: 'read' },
    { entity: 'contract', label: words('Contracts', 'Договоры'), access: 'read' },
    { entity: 'delivery_document', label: words('Delivery documents', 'Документы на доставку'), access: 'read' },
    { entity: 'e_document', label: words('Statuses of documents', 'Статусы документов'), access: 'write' },
    { entity: 'incoming_e_document', label: words('Incoming documents', 'Входящие документы'), access: 'write' },
  ],
  dataTags: ['invoices', 'statuses'],
  publishedAt: '2026-11-26',
  updatedAt: '2026-11-26',
  settings,
  network: {
    baseUrl: ({ environment }) => `https://diadoc-api${environment === 'staging' ? '-staging' : ''}.kontur.ru`,
  },
  // Of the 100 a second and 4 threads that the provider advises, so that other tools of the company have theirs.
  limit: { requests: 20, perSeconds: 1, atOnce: 4 },
  oauth: {
    server: (held) => ({
      issuer: identity,
      clientId: held.clientId,
      clientSecret: held.clientSecret,
      scope: scopeOf(held),
      endpoints: { authorization: `${identity}/connect/authorize`, token: `${identity}/connect/token` },
    }),
  },
};
