import Type from 'typebox';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

const settings = Type.Object(
  {
    applyExact: Type.Boolean({
      title: 'Apply exact matches without asking',
      default: false,
      'x-widget': 'switch',
      'x-order': 1,
    }),
  },
  { additionalProperties: false },
);

export const manifest: Manifest<typeof settings> = {
  slug: 'bank-1c-statement',
  name: words('Bank statement file (1C)', 'Выписка банка (файл 1С)'),
  developer: 'Prokura',
  category: 'banks',
  shortDescription: words(
    'Upload your bank statement and its payments are matched to invoices.',
    'Загрузите выписку банка — оплаты найдут свои счета.',
  ),
  description: words(
    [
      'Reads the file in the 1CClientBankExchange format, which most Russian banks offer as «Export to 1C», and shows every document of it with the incoming invoices it pays, how sure that is, and from which words it was told.',
      'Nothing is written before a person has confirmed it. Exact matches (the supplier’s INN or account, the invoice number and the whole amount) may be applied by themselves, if you switch that on. A statement whose sums do not add up is always looked at first.',
      'Files of overlapping days may be uploaded without fear: a document that is known is not counted twice. Incoming payments are kept with their counterparty; sales invoices are not paid by them yet.',
    ].join('\n\n'),
    [
      'Читает файл в формате 1CClientBankExchange — большинство российских банков называют его «Выгрузка в 1С» — и показывает каждый документ выписки вместе с входящими счетами, которые он оплачивает, степенью уверенности и словами, по которым это найдено.',
      'Ничего не записывается без подтверждения человеком. Точные совпадения (ИНН или счёт поставщика, номер счёта и вся сумма) могут проводиться сами, если включить эту настройку. Выписку, в которой не сходятся суммы, всегда сначала смотрит человек.',
      'Файлы за пересекающиеся дни можно загружать спокойно: известный документ второй раз не учитывается. Поступления сохраняются вместе с контрагентом; счета покупателям ими пока не оплачиваются.',
    ].join('\n\n'),
  ),
  requirements: [
    words(
      'A file in the format 1CClientBankExchange 1.02 or 1.03 (Windows-1251, DOS 866 or UTF-8), up to 16 MiB',
      'Файл в формате 1CClientBankExchange 1.02 или 1.03 (Windows-1251, DOS 866 или UTF-8), до 16 МиБ',
    ),
    words('INN in the cards of suppliers', 'ИНН в карточках поставщиков'),
  ],
  capabilities: [
    words('Control sums of the bank are checked', 'Проверяет контрольные суммы банка'),
    words(
      'One payment for several invoices, and payments in part',
      'Одна оплата за несколько счетов и частичные оплаты',
    ),
    words(
      'Documents in repeated or overlapping files are counted once',
      'Учитывает документы повторных и пересекающихся файлов один раз',
    ),
  ],
  instruction: [
    words('Install the integration and check it.', 'Установите интеграцию и проверьте её.'),
    words(
      'In your bank’s client, export the statement for the days you need: «Export to 1C», usually the file kl_to_1c.txt.',
      'В клиенте банка выгрузите выписку за нужные дни: «Экспорт в 1С», обычно это файл kl_to_1c.txt.',
    ),
    words(
      'Upload the file: Invoices → Bank statements, or `POST /api/v1/bank/statements`; look at the documents with their invoices.',
      'Загрузите файл: «Счета → Выписки банка» или `POST /api/v1/bank/statements`; просмотрите документы со счетами.',
    ),
    words(
      'Correct wrong matches, match the rest by hand, and apply, there or by `POST /api/v1/bank/statements/{id}/apply`.',
      'Исправьте ошибочные совпадения, сопоставьте остальное вручную и проведите оплаты там же или запросом `POST /api/v1/bank/statements/{id}/apply`.',
    ),
  ],
  connectionTypes: ['file'],
  badges: ['platform_made'],
  dataTransfer: [
    {
      entity: 'invoice_payment',
      label: words('Payments of incoming invoices', 'Оплаты входящих счетов'),
      access: 'write',
    },
    {
      entity: 'counterparty',
      label: words('Counterparties, to match only', 'Контрагенты — только для сопоставления'),
      access: 'read',
    },
  ],
  dataTags: ['invoices'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-27',
  settings,
};
