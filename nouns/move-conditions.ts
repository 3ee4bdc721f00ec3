import { type Words, words } from './kit/words.ts';

/** What fulfils each condition that a move of some noun asks for (`requires`). */
export const moveConditions: Readonly<Record<string, Words>> = {
  allocation: words('a line has a chosen offer', 'по позиции выбрано предложение'),
  approval: words('it is approved, where the company demands that', 'счёт согласован, если этого требует компания'),
  budget: words(
    'the budget has room for it, or allows more',
    'сумма помещается в бюджет или бюджет допускает превышение',
  ),
  customer: words('a customer is named', 'указан заказчик'),
  decided: words('its lines ask for no more than was decided', 'в позициях не больше, чем решено закупить'),
  due_date: words('a due date is given', 'указан срок'),
  items: words('it has lines', 'в нём есть позиции'),
  later_validity: words('a later day of validity is given', 'указан более поздний срок действия'),
  lines: words('it has lines', 'в документе есть позиции'),
  matching: words(
    'it agrees with what was ordered and received, or a reason is given',
    'счёт сходится с выбранным и принятым или указана причина',
  ),
  no_approval: words('the company demands no approval', 'компания не требует согласования'),
  no_dependents: words('no invoice or receipt rests on it', 'на заявку не опираются счета и приёмки'),
  no_payments: words('its payments are deleted', 'оплаты удалены'),
  no_receipts: words('the receipts against it are taken back', 'приёмки по счёту отменены'),
  not_author: words('somebody else asks for it than wrote it', 'это делает не автор документа'),
  not_submitter: words(
    'somebody else asks for it than sent it for approval',
    'это делает не тот, кто отправил на согласование',
  ),
  nothing_accepted: words('no line of it is chosen', 'ни одна позиция предложения не выбрана'),
  nothing_received: words('nothing has come for it', 'по заказу ничего не получено'),
  quantities: words('what was delivered is given', 'указано доставленное количество'),
  reason: words('a reason is given', 'указана причина'),
  reason_if_short: words('a reason is given where something is missing', 'указана причина, если получено не всё'),
  rows: words('it has rows', 'в документе есть строки'),
  seller: words('a seller is chosen', 'выбран продавец'),
  something_closed_short: words('a line was closed short', 'есть позиция, закрытая с недопоставкой'),
  totals: words('its totals can be counted', 'итоги можно посчитать'),
  validity: words('its last day is not past', 'срок действия не истёк'),
};
