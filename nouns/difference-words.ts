import type { MatchingIssue } from './invoice-matching.ts';
import { invoiceIssues } from './invoice-matching.ts';
import { type Words, words } from './kit/words.ts';

type Difference = Pick<MatchingIssue, 'code' | 'against' | 'expected' | 'actual' | 'difference'>;

interface Said {
  /** What differs, and by how much. */
  message: Words;
  advice: Words;
}

/** A difference for people; `show` writes its figures as its reader is used to. */
export const differenceWords = (issue: Difference, show = (figure: string) => figure): Said => ({
  message: messageOf(issue, show),
  advice: (issue.against === 'order' && adviceOnOrders[issue.code]) || advice[issue.code],
});

function messageOf({ code, against, ...figures }: Difference, show: (figure: string) => string): Words {
  const { expected, actual, difference } = figures;
  if (code === 'unknown_line' && against === 'order')
    return words('Is in none of the orders.', 'Нет ни в одном из заказов.');
  if (expected === null || actual === null) return ended(invoiceIssues[code]);
  if (difference === null) {
    const [is, wanted] =
      code === 'vat_mismatch' ? [vat(actual), vat(expected)] : [words(actual, actual), words(expected, expected)];
    const { en, ru } = invoiceIssues[code];
    return words(`${en}: ${is.en} instead of ${wanted.en}.`, `${ru}: ${is.ru} вместо ${wanted.ru}.`);
  }
  const [is, wanted, more] = [show(actual), show(expected), show(difference)];
  if (code === 'price_above_decision')
    return words(
      `Price with VAT ${is} instead of ${wanted}: ${more} more for each unit.`,
      `Цена с НДС ${is} вместо ${wanted}: дороже на ${more} за единицу.`,
    );
  if (code === 'quantity_above_received')
    return words(
      `Invoiced ${is}, received ${wanted}: ${more} has not come.`,
      `Выставлено ${is}, принято ${wanted}: не пришло ${more}.`,
    );
  return words(
    `Invoiced ${is}, ordered ${wanted}: ${more} too much.`,
    `Выставлено ${is}, заказано ${wanted}: лишних ${more}.`,
  );
}

const ended = ({ en, ru }: Words) => words(`${en}.`, `${ru}.`);

const vat = (rate: string) => (rate === 'none' ? words('without VAT', 'без НДС') : words(`${rate} %`, `${rate} %`));

const advice: Readonly<Record<MatchingIssue['code'], Words>> = {
  price_above_decision: words(
    'Ask the supplier for an invoice at the chosen price, or change the decision.',
    'Запросите у поставщика счёт по выбранной цене или измените решение.',
  ),
  quantity_above_accepted: words(
    'Ask for an invoice for what was ordered, or accept more of this supplier.',
    'Запросите счёт на заказанное количество или примите у поставщика больше.',
  ),
  quantity_above_received: words(
    'Receive the goods, or pay for what has come alone.',
    'Примите товар или оплатите только то, что пришло.',
  ),
  vat_mismatch: words(
    'Ask the supplier which rate is right, and for an invoice with it.',
    'Уточните ставку у поставщика и запросите счёт с ней.',
  ),
  currency_mismatch: words(
    'Ask for an invoice in the currency that was agreed.',
    'Запросите счёт в той валюте, о которой договорились.',
  ),
  unknown_line: words(
    'Name the line of the requisition it is for, or ask for an invoice without it.',
    'Укажите строку заявки, к которой она относится, или запросите счёт без неё.',
  ),
  supplier_mismatch: words(
    'Check whose invoice it is, or choose this supplier in the requisition.',
    'Проверьте, чей это счёт, или выберите этого поставщика в заявке.',
  ),
};

const adviceOnOrders: Partial<Record<MatchingIssue['code'], Words>> = {
  price_above_decision: words(
    'Ask the supplier for an invoice at the price of the order, or send a new revision of the order.',
    'Запросите у поставщика счёт по цене заказа или отправьте новую редакцию заказа.',
  ),
  quantity_above_accepted: words(
    'Ask for an invoice for what was ordered, or send a new revision of the order.',
    'Запросите счёт на заказанное количество или отправьте новую редакцию заказа.',
  ),
  unknown_line: words(
    'Ask what it is for: it may be a delivery that nobody ordered.',
    'Уточните, за что она: возможно, это доставка, которую не заказывали.',
  ),
};
