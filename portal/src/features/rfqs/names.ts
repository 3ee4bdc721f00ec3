import { words } from '../../kit/say.ts';
import type { HistoryEntry } from './queries.ts';

export const historyKinds: Readonly<Record<HistoryEntry['kind'], ReturnType<typeof words>>> = {
  created: words('Created', 'Создан'),
  updated: words('Changed', 'Изменён'),
  deleted: words('Deleted', 'Удалён'),
  sent: words('Sent', 'Отправлен'),
  status_changed: words('Status changed', 'Статус изменён'),
  revised: words('Terms or positions changed after sending', 'Условия или позиции изменены после отправки'),
  recipients_changed: words('Suppliers changed', 'Изменён список поставщиков'),
  reminded: words('Reminded', 'Отправлено напоминание'),
  viewed: words('Opened by the supplier', 'Открыт поставщиком'),
  declined: words('Declined by the supplier', 'Отказ поставщика'),
  unsealed: words('Prices opened', 'Цены открыты'),
};

export const vatModes = {
  included: words('With VAT', 'С НДС'),
  excluded: words('Without VAT, it comes on top', 'Без НДС, начисляется сверху'),
  none: words('Outside VAT', 'НДС не облагается'),
};

export const skipReasons: Readonly<Record<string, ReturnType<typeof words>>> = {
  not_sent: words('not asked yet', 'ещё не отправлен'),
  delivery_failed: words('the request was not delivered', 'запрос не доставлен'),
  quoted: words('has answered', 'уже ответил'),
  declined: words('has declined', 'отказался'),
  revoked: words('was taken out', 'исключён'),
  no_response: words('the deadline has passed', 'срок истёк'),
  no_email: words('no e-mail', 'нет почты'),
  no_messenger: words('no phone, or no messenger is connected', 'нет телефона или не подключён мессенджер'),
  throttled: words('was reminded less than four hours ago', 'напоминали меньше четырёх часов назад'),
  requisition_on_hold: words('the requisition is on hold', 'заявка приостановлена'),
};

/** Fields of a request, as its history names what changed. */
export const fieldNames: Readonly<Record<string, ReturnType<typeof words>>> = {
  title: words('title', 'название'),
  responseDeadline: words('deadline', 'срок ответа'),
  currency: words('currency', 'валюта'),
  vatMode: words('VAT', 'НДС'),
  deliveryTerms: words('delivery terms', 'условия поставки'),
  paymentTerms: words('payment terms', 'условия оплаты'),
  deliveryAddress: words('delivery address', 'адрес поставки'),
  warehouseId: words('warehouse', 'склад'),
  message: words('message', 'сообщение'),
  items: words('positions', 'позиции'),
  sealed: words('sealed prices', 'закрытые цены'),
  allowPartial: words('partial quotes', 'частичные предложения'),
  allowAnalogs: words('analogs', 'аналоги'),
  quoteMode: words('what is asked', 'что запрошено'),
  responsibleId: words('responsible person', 'ответственный'),
};
