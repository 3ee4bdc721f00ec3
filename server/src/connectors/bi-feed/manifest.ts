import { object } from '../../kernel/fields.ts';
import type { Manifest } from '../../kernel/integrations/manifest.ts';
import { words } from '../../kernel/problems/errors.ts';

export const manifest: Manifest = {
  slug: 'bi-feed',
  name: words('BI feed', 'Выгрузка для BI'),
  developer: 'Prokura',
  category: 'bi_analytics',
  shortDescription: words(
    'Purchasing figures for your reports, through a read-only key.',
    'Показатели закупок для ваших отчётов по ключу, который умеет только читать.',
  ),
  description: words(
    'Any tool that reads JSON over HTTPS takes requisitions, invoices, suppliers and stock page by page, and afterwards only what has changed.\n\nThe guide “Feed a BI” holds the queries ready to copy; they are run with every build.',
    'Любой инструмент, читающий JSON по HTTPS, забирает заявки, счета, поставщиков и остатки постранично, а дальше — только изменения.\n\nВ руководстве «Feed a BI» собраны готовые запросы; они выполняются при каждой сборке.',
  ),
  requirements: [
    words('The right to make API keys', 'Право создавать ключи API'),
    words(
      'A tool that can send a header and follow pages',
      'Инструмент, который умеет передать заголовок и читать страницы',
    ),
  ],
  capabilities: [
    words(
      'Requisitions with lines, quotes, invoices, payments, receipts, counterparties and catalog with stock, only those changed since the last time',
      'Заявки со строками, предложения, счета, оплаты, приёмки, контрагенты и каталог с остатками, только изменённые с прошлого раза',
    ),
    words('Single figures by their path through the Variable API', 'Отдельные показатели по пути через Variable API'),
  ],
  instruction: [
    words(
      'Make a key that only reads: scopes `variables.read`, `purchase_requisitions.read`, `supplier_documents.read`, `finance.read`, `counterparties.read`, `catalog.read`, `warehouses.read`.',
      'Создайте ключ только для чтения: права `variables.read`, `purchase_requisitions.read`, `supplier_documents.read`, `finance.read`, `counterparties.read`, `catalog.read`, `warehouses.read`.',
    ),
    words(
      'Copy the queries of the guide “Feed a BI” into your tool; the key goes into the header `X-API-Key`.',
      'Скопируйте запросы из руководства «Feed a BI» в ваш инструмент; ключ передаётся в заголовке `X-API-Key`.',
    ),
    words(
      'Keep the latest `updatedAt` you have read and start from it next time.',
      'Запоминайте наибольший прочитанный `updatedAt` и в следующий раз запрашивайте с него.',
    ),
    words(
      'Check this integration: it tells you whether such a key exists and has been used.',
      'Нажмите «Проверить»: проверка покажет, есть ли такой ключ и обращались ли по нему.',
    ),
  ],
  connectionTypes: ['api_key'],
  badges: ['platform_made'],
  dataTransfer: [
    { entity: 'procurement', label: words('Requisitions', 'Заявки'), access: 'read' },
    { entity: 'invoice', label: words('Incoming invoices', 'Входящие счета'), access: 'read' },
    {
      entity: 'counterparty',
      label: words('Counterparties and suppliers', 'Контрагенты и поставщики'),
      access: 'read',
    },
    { entity: 'stock', label: words('Catalog items and stock', 'Номенклатура и остатки'), access: 'read' },
  ],
  dataTags: ['pr', 'invoices', 'suppliers', 'nomenclature', 'statuses'],
  publishedAt: '2026-11-22',
  updatedAt: '2026-11-22',
  settings: object({}),
};
