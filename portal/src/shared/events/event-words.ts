import { say, type Words, words } from '../../kit/say.ts';

const entities: Readonly<Record<string, Words>> = {
  procurement: words('Requisition', 'Заявка'),
  procurement_supplier: words('Supplier of a requisition', 'Поставщик заявки'),
  pipeline_stage: words('Stage', 'Этап'),
  product_field: words('Field of a line', 'Поле позиции'),
  catalog_item: words('Catalog item', 'Позиция каталога'),
  catalog_category: words('Category', 'Категория каталога'),
  counterparty: words('Counterparty', 'Контрагент'),
  supplier_link: words('Supplier of an item', 'Поставщик позиции'),
  assortment_category: words('Assortment', 'Ассортимент поставщика'),
  warehouse: words('Warehouse', 'Склад'),
  stock: words('Stock', 'Остатки'),
  stock_movement: words('Stock movement', 'Движение остатков'),
  price_list: words('Price list', 'Прайс-лист'),
  supplier_rfq: words('Request for quotes', 'Запрос цен'),
  supplier_quote: words('Quote', 'Предложение поставщика'),
  invoice: words('Incoming invoice', 'Входящий счёт'),
  invoice_payment: words('Payment', 'Оплата счёта'),
  invoice_request: words('Invoice request', 'Запрос счёта'),
  import_job: words('Import', 'Импорт'),
  file: words('File', 'Файл'),
  custom_field: words('Custom field', 'Дополнительное поле'),
  api_key: words('API key', 'Ключ API'),
  role: words('Role', 'Роль'),
  user: words('User', 'Пользователь'),
  company: words('Company', 'Компания'),
  regional_settings: words('Regional settings', 'Региональные настройки'),
  integration: words('Integration', 'Интеграция'),
};

const kinds: Readonly<Record<string, Words>> = {
  created: words('created', 'создание'),
  updated: words('fields changed', 'изменение полей'),
  status_changed: words('status changed', 'смена статуса'),
  deleted: words('archived or deleted', 'архив или удаление'),
  archived: words('archived', 'архив'),
  restored: words('restored', 'возврат из архива'),
  price_anomaly: words('price out of line', 'необычная цена'),
  quote_line_decided: words('suppliers chosen', 'выбор поставщиков по позициям'),
  stock_received: words('goods received', 'приёмка товара'),
  stock_receipt_reversed: words('receipt taken back', 'отмена приёмки'),
  sent: words('sent', 'отправка'),
  revised: words('revised', 'новая редакция'),
  reminded: words('reminder sent', 'напоминание'),
  viewed: words('opened by the supplier', 'открыт поставщиком'),
  declined: words('declined', 'отказ поставщика'),
  unsealed: words('prices opened', 'вскрытие цен'),
  recipients_changed: words('recipients changed', 'смена получателей'),
  submitted: words('submitted', 'подано'),
  version_created: words('new version', 'новая версия'),
  payment_created: words('payment added', 'добавлена оплата'),
  payment_updated: words('payment changed', 'изменена оплата'),
  payment_deleted: words('payment removed', 'удалена оплата'),
  movement_created: words('stock moved', 'движение'),
  linked: words('linked', 'связь добавлена'),
  changed: words('changed', 'изменение'),
  unlinked: words('unlinked', 'связь снята'),
  added: words('added', 'добавление'),
  removed: words('removed', 'удаление'),
  applied: words('applied', 'применён'),
  failed: words('failed', 'ошибка'),
  uploaded: words('uploaded', 'загрузка'),
  scanned: words('checked for viruses', 'проверка на вирусы'),
  rotated: words('replaced', 'замена'),
  revoked: words('revoked', 'отзыв'),
  expiring: words('expires soon', 'скоро истекает'),
  invited: words('invited', 'приглашение'),
  blocked: words('blocked', 'блокировка'),
  activated: words('let in again', 'разблокировка'),
  roles_changed: words('roles changed', 'смена ролей'),
  test_event: words('check of a delivery', 'проверка доставки'),
};

export const entityName = (type: string) => (entities[type] ? say(entities[type]) : type);

/** «Заявка: смена статуса» for `integration_api.procurement.status_changed`; the name itself where nobody has put it in words. */
export function eventMeaning(name: string): string {
  const [entity, kind] = name.split('.').slice(-2);
  if (!entity || !kind || !entities[entity] || !kinds[kind]) return name;
  return say(`${entities[entity].en}: ${kinds[kind].en}`, `${entities[entity].ru}: ${kinds[kind].ru}`);
}
