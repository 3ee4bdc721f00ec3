import { say, type Words, words } from '../../kit/say.ts';

/** Records that events are about, as people call them. */
export const entityNames: Readonly<Record<string, Words>> = {
  api_key: words('API key', 'Ключ API'),
  assortment_category: words('Assortment category', 'Категория ассортимента'),
  bank_document: words('Bank document', 'Документ выписки'),
  bank_statement: words('Bank statement', 'Выписка банка'),
  catalog_category: words('Catalog category', 'Категория каталога'),
  catalog_item: words('Catalog item', 'Позиция каталога'),
  company: words('Company', 'Компания'),
  counterparty: words('Counterparty', 'Контрагент'),
  custom_field: words('Custom field', 'Дополнительное поле'),
  exchange_rate: words('Exchange rate', 'Курс валюты'),
  file: words('File', 'Файл'),
  import_job: words('Import', 'Импорт'),
  integration_installation: words('Integration', 'Интеграция'),
  invoice: words('Invoice', 'Счёт'),
  invoice_request: words('Invoice request', 'Запрос счёта'),
  mailbox_thread: words('Conversation', 'Переписка'),
  payment_order_file: words('Payment order file', 'Файл платёжных поручений'),
  pipeline_stage: words('Stage', 'Этап'),
  price_list: words('Price list', 'Прайс-лист'),
  procurement: words('Requisition', 'Заявка'),
  procurement_item: words('Requisition line', 'Строка заявки'),
  procurement_supplier: words('Supplier of a requisition', 'Поставщик заявки'),
  product_field: words('Field of lines', 'Поле позиций'),
  regional_settings: words('Regional settings', 'Региональные настройки'),
  role: words('Role', 'Роль'),
  stock_receipt: words('Stock receipt', 'Приёмка'),
  supplier_link: words('Supplier of an item', 'Поставщик позиции'),
  supplier_quote: words('Quote', 'Предложение'),
  supplier_rfq: words('Request for quotes', 'Запрос цен'),
  supplier_rfq_recipient: words('Recipient of a request', 'Получатель запроса'),
  user: words('User', 'Пользователь'),
  warehouse: words('Warehouse', 'Склад'),
  webhook_subscription: words('Webhook subscription', 'Подписка на вебхуки'),
};

const verbs: Readonly<Record<string, Words>> = {
  accepted: words('accepted', 'принято'),
  access_denied: words('access denied', 'отказано в доступе'),
  activated: words('activated', 'доступ открыт'),
  added: words('added', 'добавлено'),
  applied: words('applied', 'применено'),
  approved: words('approved', 'согласовано'),
  archived: words('archived', 'отправлено в архив'),
  blocked: words('blocked', 'доступ закрыт'),
  created: words('created', 'создано'),
  deleted: words('deleted', 'удалено'),
  email_confirmed: words('e-mail confirmed', 'почта подтверждена'),
  failed: words('failed', 'не удалось'),
  invited: words('invited', 'приглашение отправлено'),
  linked: words('linked', 'связано'),
  password_changed: words('password changed', 'пароль изменён'),
  password_reset: words('password reset', 'пароль задан заново'),
  price_anomaly: words('unusual price', 'необычная цена'),
  published: words('published', 'опубликовано'),
  queued: words('queued', 'поставлено в очередь'),
  received: words('received', 'принято'),
  registered: words('registered', 'портал зарегистрирован'),
  rejected: words('rejected', 'отклонено'),
  removed: words('removed', 'убрано'),
  restored: words('restored', 'восстановлено'),
  revised: words('revised', 'новая редакция'),
  revoked: words('revoked', 'отозвано'),
  roles_changed: words('roles changed', 'роли изменены'),
  rotated: words('key renewed', 'ключ заменён'),
  saved: words('saved', 'сохранено'),
  sent: words('sent', 'отправлено'),
  session_ended: words('session ended', 'сеанс завершён'),
  sign_in_failed: words('sign-in failed', 'неудачный вход'),
  signed_in: words('signed in', 'вход'),
  signed_out: words('signed out', 'выход'),
  status_changed: words('status changed', 'статус изменён'),
  submitted: words('submitted', 'подано'),
  unlinked: words('unlinked', 'связь убрана'),
  updated: words('changed', 'изменено'),
  uploaded: words('uploaded', 'загружено'),
  version_created: words('new version', 'новая версия'),
};

/** `integration_api.procurement.status_changed` → «статус изменён»; a code without words is shown as it is. */
export function verbOf(event: string): string {
  const verb = verbs[event.split('.').at(-1) ?? ''];
  return verb ? say(verb) : event;
}

export const entityName = (type: string) => {
  const name = entityNames[type];
  return name ? say(name) : type;
};
