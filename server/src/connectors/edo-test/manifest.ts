import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

const settings = object({});

export const manifest: Manifest<typeof settings> = {
  slug: 'edo-test',
  name: words('Test operator of e-documents', 'Тестовый оператор ЭДО'),
  testPortalsOnly: true,
  developer: 'Prokura',
  category: 'e_documents',
  shortDescription: words(
    'Counterparties sign, refuse and revoke documents by themselves, as their names say.',
    'Контрагенты сами подписывают, отклоняют и аннулируют документы — так, как велит их название.',
  ),
  description: words(
    [
      'Stands in the place of Diadoc in a test portal: the same operator A, the same calls and identifiers of the same names. Nothing leaves the portal.',
      'A document is signed by us and delivered at once; what the other side does with it follows from its name, and when from the clock of the portal.',
    ].join('\n\n'),
    [
      'В тестовом портале занимает место Диадока: тот же оператор A, те же вызовы и идентификаторы с теми же именами. Из портала ничего не уходит.',
      'Документ сразу считается подписанным нами и доставленным. Что с ним сделает другая сторона, зависит от её названия, а когда — от часов портала.',
    ].join('\n\n'),
  ),
  requirements: [words('A test portal', 'Тестовый портал'), words('INN of the counterparty', 'ИНН контрагента')],
  capabilities: [
    words('Takes PDF, DOCX and UPD in XML 5.03', 'Принимает PDF, DOCX и УПД в XML 5.03'),
    words('Signatures, refusals and revocations by name', 'Подписи, отказы и аннулирования — по названию контрагента'),
    words('Failures of the operator by name', 'Сбои оператора — по названию контрагента'),
  ],
  instruction: [
    words('Install it: there is nothing to be connected.', 'Установите карточку: подключать ничего не нужно.'),
    words(
      'Name a counterparty by what it is to do: «ООО «Отказ»» refuses to sign.',
      'Назовите контрагента по тому, что он должен сделать: «ООО «Отказ»» откажет в подписи.',
    ),
    words('Give a document to operator A, and move the clock.', 'Передайте документ оператору A и переведите часы.'),
  ],
  connectionTypes: [],
  badges: ['platform_made'],
  dataTransfer: [
    { entity: 'sales_invoice', label: words('Sales invoices', 'Исходящие счета'), access: 'read' },
    { entity: 'contract', label: words('Contracts', 'Договоры'), access: 'read' },
    { entity: 'delivery_document', label: words('Delivery documents', 'Документы доставки'), access: 'read' },
    { entity: 'e_document', label: words('Statuses of documents', 'Статусы документов'), access: 'write' },
  ],
  dataTags: ['invoices', 'statuses'],
  publishedAt: '2026-11-27',
  updatedAt: '2026-11-27',
  settings,
};
