import { showMoney, showPrice, showQuantity } from '../../../kit/format.ts';
import { say, words } from '../../../kit/say.ts';

/** A place in the content of a protocol with what stands there then and now. */
interface Change {
  at: string;
  before?: unknown;
  after?: unknown;
}

/** Names of lines and suppliers by their identifiers, those of quotes too. */
export type Names = ReadonlyMap<string, string>;

interface Told {
  what: string;
  before: string;
  after: string;
}

/** A change in words: which decision, offer or rate it is of, and its values. */
export function changeWords({ at, before, after }: Change, names: Names): Told {
  const steps = at.split('/').slice(1);
  const field = steps.at(-1) ?? '';
  const known = steps.flatMap((step) => names.get(step) ?? []);
  const held = [before, after].find((value) => typeof value === 'object' && value !== null) as Holder | undefined;
  const of = held ? [names.get(held.itemId ?? ''), held.supplierName ?? held.name] : known;
  const part = parts[steps[0] === 'comparison' ? (steps[1] ?? '') : (steps[0] ?? '')];
  const about = [part && say(part), ...of, fields[field] && say(fields[field])];
  return { what: about.filter(Boolean).join(' · ') || at, before: shown(before), after: shown(after) };
}

interface Holder {
  itemId?: string;
  name?: string;
  supplierName?: string;
  quantity?: string;
  price?: string;
  currency?: string;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return '—';
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? showQuantity(value) : value;
  if (typeof value !== 'object') return JSON.stringify(value);
  const { quantity, price, currency } = value as Holder;
  if (price === undefined) return say('is there', 'есть');
  return [quantity && `${showQuantity(quantity)} ×`, currency ? showMoney(price, currency) : showPrice(price)]
    .filter(Boolean)
    .join(' ');
}

const parts: Readonly<Record<string, ReturnType<typeof words>>> = {
  requisition: words('Requisition', 'Заявка'),
  requests: words('Requests for quotes', 'Запросы цен'),
  lines: words('Offer', 'Предложение'),
  rates: words('Exchange rate', 'Курс'),
  currency: words('Currency of the comparison', 'Валюта сравнения'),
  rateDate: words('Day of the rates', 'День курсов'),
  decisions: words('Decision', 'Решение'),
  approvals: words('Approval', 'Согласование'),
};

const fields: Readonly<Record<string, ReturnType<typeof words>>> = {
  quantity: words('quantity', 'количество'),
  price: words('price', 'цена'),
  amount: words('amount', 'сумма'),
  comparablePrice: words('compared price', 'сравниваемая цена'),
  lineTotal: words('cost', 'стоимость'),
  coversQuantity: words('how much is offered', 'сколько предложено'),
  quoteVersion: words('version of the quote', 'версия предложения'),
  comment: words('reason', 'обоснование'),
  fxRate: words('rate', 'курс'),
  rate: words('rate', 'курс'),
  plannedTotal: words('planned total', 'плановая сумма'),
  actualTotal: words('actual total', 'фактическая сумма'),
  title: words('title', 'название'),
  name: words('name', 'наименование'),
  answer: words('answer', 'ответ'),
};
