import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';
import { settings } from './settings.ts';

export const manifest: Manifest<typeof settings> = {
  slug: 'edo-astral',
  name: words('Astral.EDO: electronic documents', 'Астрал.ЭДО: электронный документооборот'),
  hidden: true,
  developer: 'Prokura',
  category: 'e_documents',
  shortDescription: words(
    'Invoices, contracts and UPD as drafts in Astral.EDO; what becomes of them comes back.',
    'Счета, договоры и УПД — черновиками в Астрал.ЭДО; что с ними стало, возвращается обратно.',
  ),
  description: words(
    [
      'From an invoice, a contract or a delivery document a draft is imported into Astral.EDO, with its recipient. A person signs and starts it there: keys of signatures are never kept on our side.',
      'Astral publishes neither the address of its server nor how its access token is sent: both stand in the settings and are confirmed by your manager there. A status that the platform does not know is shown in the words of Astral and never taken for a signature.',
      'When an answer of Astral is lost, the draft is looked for by its file and recipient; it is never imported a second time by itself.',
    ].join('\n\n'),
    [
      'Из счёта, договора или документа доставки в Астрал.ЭДО загружается черновик с получателем. Подписывает и запускает его человек в самом Астрале: ключи подписи у нас не хранятся.',
      'Астрал не публикует ни адрес сервера, ни способ передачи токена: они указываются в настройках, уточните их у своего менеджера. Статус, которого платформа не знает, показывается словами Астрала и никогда не считается подписью.',
      'Если ответ Астрала потерялся, черновик ищется по файлу и получателю; второй раз сам он не загружается.',
    ].join('\n\n'),
  ),
  requirements: [
    words('A subscriber of Astral.EDO with access to its API', 'Абонент Астрал.ЭДО с доступом к API'),
    words(
      'Address of the server, access token and identifier of the subscriber',
      'Адрес сервера, токен доступа и идентификатор абонента',
    ),
    words('An electronic signature of the person who signs there', 'Электронная подпись у того, кто там подписывает'),
  ],
  capabilities: [
    words('Drafts of PDF, DOCX and UPD in XML 5.03, up to 60 MB', 'Черновики PDF, DOCX и УПД в XML 5.03, до 60 МБ'),
    words('Counterparties found by INN and KPP', 'Поиск контрагента по ИНН и КПП'),
    words('History of documents that have been started', 'История запущенных документов'),
    words('A request to sign taken back', 'Отмена запроса на подпись'),
  ],
  instruction: [
    words(
      'Ask Astral for the address of the server, an access token and the identifier of the subscriber.',
      'Запросите у Астрала адрес сервера, токен доступа и идентификатор абонента.',
    ),
    words(
      'Enter them here. Where Astral sends the access token otherwise, or has other paths, change those too.',
      'Впишите их здесь. Если токен передаётся иначе или пути у вас другие, измените и их.',
    ),
    words(
      'Press “Check the connection”: counterparties and drafts are asked for.',
      'Нажмите «Проверить подключение»: будут запрошены контрагенты и черновики.',
    ),
    words(
      'Open an issued invoice and send it through Astral; sign the draft there.',
      'Откройте выставленный счёт и передайте его через Астрал; подпишите черновик там.',
    ),
  ],
  connectionTypes: ['api_key'],
  badges: ['beta', 'platform_made'],
  dataTransfer: [
    { entity: 'sales_invoice', label: words('Sales invoices', 'Исходящие счета'), access: 'read' },
    { entity: 'contract', label: words('Contracts', 'Договоры'), access: 'read' },
    { entity: 'delivery_document', label: words('Delivery documents', 'Документы доставки'), access: 'read' },
    { entity: 'e_document', label: words('Statuses of documents', 'Статусы документов'), access: 'write' },
  ],
  dataTags: ['invoices', 'statuses'],
  publishedAt: '2026-11-26',
  updatedAt: '2026-11-26',
  settings,
  network: { baseUrl: ({ baseUrl }) => baseUrl.replace(/\/+$/, '') },
  // Nothing is known of limits.
  limit: { requests: 2, perSeconds: 1, atOnce: 2 },
};
