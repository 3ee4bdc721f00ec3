import { say, type Words, words } from '../../kit/say.ts';

/** Areas that a key may be let into, as the matrix shows them. */
export const areaNames: Readonly<Record<string, Words>> = {
  integration_api: words('Everything the facade shows', 'Все данные интеграционного API'),
  purchase_requisitions: words('Requisitions', 'Заявки'),
  catalog: words('Catalog', 'Каталог'),
  counterparties: words('Counterparties', 'Контрагенты'),
  suppliers: words('Suppliers', 'Поставщики'),
  warehouses: words('Warehouses and stock', 'Склады и остатки'),
  price_lists: words('Price lists', 'Прайс-листы'),
  supplier_documents: words('RFQs, quotes and invoices', 'Запросы цен, предложения, счета'),
  finance: words('Payments', 'Оплаты'),
  customer_documents: words('Customer documents', 'Документы клиентам'),
  documents: words('Documents', 'Документы'),
  logistics: words('Logistics', 'Логистика'),
  messengers: words('Messengers', 'Мессенджеры'),
  company: words('Company', 'Компания'),
  users: words('Users', 'Пользователи'),
  settings: words('Settings and integrations', 'Настройки и интеграции'),
  webhooks: words('Webhooks', 'Вебхуки'),
  variables: words('Variables', 'Переменные'),
};

export const verbNames: Readonly<Record<string, Words>> = {
  read: words('Read', 'Чтение'),
  write: words('Write', 'Запись'),
  delete: words('Archive', 'Архив'),
};

export const areaName = (area: string) => (areaNames[area] ? say(areaNames[area]) : area);

/** «Каталог: запись» for `catalog.write`. */
export function scopeName(scope: string): string {
  const at = scope.lastIndexOf('.');
  const verb = verbNames[scope.slice(at + 1)];
  return verb ? `${areaName(scope.slice(0, at))}: ${say(verb).toLowerCase()}` : scope;
}
