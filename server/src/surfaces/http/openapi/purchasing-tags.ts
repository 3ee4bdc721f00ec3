import { words } from '../../../kernel/problems/errors.ts';
import type { Tag } from './integration-tags.ts';

/** Sections about what the company buys by, from the need to the invoice. */
export const purchasingTags: Readonly<Record<string, Tag>> = {
  'Purchase requisitions': {
    name: words('Purchase requisitions', 'Заявки на закупку'),
    description: words(
      'What the company needs, who decides it, and how far it was decided, invoiced and received.',
      'Что нужно компании, кто это согласует и насколько заявка обеспечена, выставлена в счетах и получена.',
    ),
  },
  'Templates of requisitions': {
    name: words('Templates of requisitions', 'Шаблоны заявок'),
    description: words(
      'Needs that come back: what a requisition is made of, by hand or on the days of a schedule.',
      'Повторяющиеся потребности: заявки по шаблону, вручную или по расписанию.',
    ),
  },
  'Returns to suppliers': {
    name: words('Returns to suppliers', 'Возвраты поставщикам'),
    description: words(
      'Goods of a receipt go back, and the supplier owes for them until his credit note has come.',
      'Товар из приёмки возвращается поставщику, и тот должен его возместить, пока не придёт корректировочный документ.',
    ),
  },
  'Reorder points': {
    name: words('Reorder points', 'Точки заказа'),
    description: words(
      'Below which stock of an item in a warehouse more of it is proposed, and how much.',
      'Остатки, ниже которых предлагается докупить позицию для склада, и количества.',
    ),
  },
  Pipeline: {
    name: words('Pipeline', 'Воронка закупок'),
    description: words(
      'Stages of the board of requisitions, the colours they may wear, and fields of the portal’s own on lines.',
      'Этапы доски заявок, их цвета и собственные поля позиций.',
    ),
  },
  Budgets: {
    name: words('Budgets', 'Бюджеты'),
    description: words(
      'What may be spent on what and when, what is committed, invoiced and paid of it, and transfers between budgets.',
      'Сколько, на что и когда можно потратить, что из этого занято, выставлено и оплачено, и перемещения между бюджетами.',
    ),
  },
  'Requests for quotes': {
    name: words('Requests for quotes', 'Запросы предложений'),
    description: words(
      'What suppliers are asked, by links of their own, and how far each has come.',
      'Что запрошено у поставщиков по личным ссылкам и кто из них уже ответил.',
    ),
  },
  'Purchase orders': {
    name: words('Orders to suppliers', 'Заказы поставщикам'),
    description: words(
      'What was decided, ordered of suppliers: lines, sendings, confirmations, revisions and what has come.',
      'Заказы по принятым решениям: строки, отправки, подтверждения, редакции и что уже получено.',
    ),
  },
  'Supplier links': {
    name: words('Supplier links', 'Ссылки поставщиков'),
    description: words(
      'What a supplier does without an account: the token of his link is the key, and shows his own request or order alone.',
      'Что поставщик делает без учётной записи: токен ссылки заменяет вход и открывает только его запрос или заказ.',
    ),
  },
  Figures: {
    name: words('Figures', 'Показатели'),
    description: words(
      'What a company spends, saves and waits for, month by month: what the home page draws.',
      'Сколько компания тратит, экономит и ждёт, по месяцам: это рисует главная страница.',
    ),
  },
  Reports: {
    name: words('Reports', 'Отчёты'),
    description: words(
      'What was spent and on what, what was saved, how long it takes, how suppliers keep their word, and what is to be paid. Each figure leads to its records.',
      'На что потрачено, сколько сэкономлено, сколько времени уходит, как работают поставщики и что предстоит оплатить. Каждая цифра ведёт к своим записям.',
    ),
  },
  'Incoming invoices': {
    name: words('Incoming invoices', 'Входящие счета'),
    description: words(
      'What suppliers ask to be paid, matched with what was decided and received, and what was paid.',
      'Что просят оплатить поставщики, сверка с выбранным и принятым и сами оплаты.',
    ),
  },
  Moves: {
    name: words('Moves', 'Переходы'),
    description: words(
      'What status a record may go to, and what stops it.',
      'В какой статус может перейти запись и что этому мешает.',
    ),
  },
  'Supplier quotes': {
    name: words('Supplier quotes', 'Предложения поставщиков'),
    description: words(
      'What suppliers offer, version by version, how offers compare, and what is chosen of them.',
      'Что предлагают поставщики, версия за версией, чем предложения отличаются и что из них выбрано.',
    ),
  },
};
