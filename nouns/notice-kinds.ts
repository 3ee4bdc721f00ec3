import type { Permission } from './kit/rights.ts';
import { type Words, words } from './kit/words.ts';
import type { NoticeWay } from './notice-ways.ts';
import { supplyNoticeKinds } from './supply-notice-kinds.ts';
import { systemNoticeKinds } from './system-notice-kinds.ts';

interface Declared {
  /** What has happened, as settings list it. */
  words: Words;
  /** What its reader must be allowed: a permission; what reading the record takes, which whoever tells says; or nothing, as it is his own affair. */
  reader: Permission | 'of the record' | null;
  /** The way of those who have chosen none. */
  usually: NoticeWay;
  /** The portal may be in danger: a letter goes at once, whatever was chosen. */
  isAlwaysByLetter?: true;
}

/** Everything that people are told of, in the order of their settings. */
const declared = {
  'approval.asked': {
    words: words('Something waits for your approval', 'Вас просят согласовать'),
    reader: 'of the record',
    usually: 'at_once',
  },
  'approval.decided': {
    words: words('What you sent was approved or rejected', 'Ваше согласовали или отклонили'),
    reader: 'of the record',
    usually: 'at_once',
  },
  'approval.deserted': {
    words: words('Nobody is left to approve a step', 'Шаг согласования некому согласовать'),
    reader: 'company_settings.update',
    usually: 'at_once',
  },
  'quote.came': {
    words: words('A supplier sent or changed a quote', 'Поставщик прислал или изменил предложение'),
    reader: 'supplier_quotes.read',
    usually: 'at_once',
  },
  'quote.declined': {
    words: words('A supplier declined to quote', 'Поставщик отказался от участия'),
    reader: 'supplier_rfqs.read',
    usually: 'at_once',
  },
  'question.came': {
    words: words('A supplier asked or answered a question', 'Поставщик задал вопрос или ответил на ваш'),
    reader: 'supplier_rfqs.read',
    usually: 'at_once',
  },
  'rfq.deadline_near': {
    words: words('The deadline of a request for quotes is near', 'Подходит срок ответа на запрос цен'),
    reader: 'supplier_rfqs.read',
    usually: 'at_once',
  },
  'rfq.ended': {
    words: words('The time to answer a request is over', 'Срок ответа на запрос цен вышел'),
    reader: 'supplier_rfqs.read',
    usually: 'at_once',
  },
  'budget.short': {
    words: words('Your budget is used up to a mark, or overrun', 'Ваш бюджет израсходован до отметки или превышен'),
    reader: 'budgets.read',
    usually: 'at_once',
  },
  ...supplyNoticeKinds,
  'invoice.differs': {
    words: words('An invoice differs from the order', 'Счёт не сходится с заказом'),
    reader: 'invoices.read',
    usually: 'digest',
  },
  'proposal.answered': {
    words: words('A customer answered your proposal', 'Заказчик ответил на ваше предложение'),
    reader: 'commercial_proposals.read',
    usually: 'at_once',
  },
  'record.mentioned': {
    words: words('Somebody mentioned you', 'Вас упомянули'),
    reader: 'of the record',
    usually: 'at_once',
  },
  'record.commented': {
    words: words('Somebody commented on what you follow', 'Комментарий к записи, за которой вы следите'),
    reader: 'of the record',
    usually: 'digest',
  },
  'import.ended': {
    words: words('Your import has ended', 'Ваш импорт завершён'),
    reader: null,
    usually: 'bell',
  },
  'export.ended': {
    words: words('Your export has ended', 'Ваша выгрузка завершена'),
    reader: null,
    usually: 'bell',
  },
  'letter.undelivered': {
    words: words('Your letter was not delivered', 'Ваше письмо не доставлено'),
    reader: null,
    usually: 'at_once',
  },
  ...systemNoticeKinds,
} as const satisfies Readonly<Record<string, Declared>>;

export type NoticeKind = keyof typeof declared;

/** Kinds whose way a person may choose. */
export type ChosenKind = {
  [Kind in NoticeKind]: (typeof declared)[Kind] extends { isAlwaysByLetter: true } ? never : Kind;
}[NoticeKind];

export const noticeKinds: Readonly<Record<NoticeKind, Declared>> = declared;

export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[];

export const chosenKinds = noticeKindNames.filter(
  (kind): kind is ChosenKind => noticeKinds[kind].isAlwaysByLetter !== true,
);
