import { Exact, roundHalfUp } from '../../../kernel/values/decimal.ts';
import type { PayableInvoice } from '../../billing/payable-invoices.ts';

/** The longest purpose that banks take. */
const longest = 210;

/** «Оплата по счету № СЧ-1045 от 12.11.2026. Цемент. В т.ч. НДС 22% - 26778.69 руб.»: what is paid for yields to what has to be said. */
export function purposeOf(invoice: PayableInvoice, amount: string): string {
  const { externalNumber, externalDate, number, purpose } = invoice;
  const day = externalDate ? ` от ${externalDate.split('-').reverse().join('.')}` : '';
  const head = `Оплата по счету № ${oneLine(externalNumber ?? number)}${day}.`;
  const vat = vatOf(invoice, amount);
  const room = longest - head.length - vat.length - 3;
  const what = oneLine(purpose ?? '')
    .replace(/[.\s]+$/, '')
    .slice(0, Math.max(0, room))
    .trim();
  return [head, what && `${what}.`, vat].filter(Boolean).join(' ');
}

/** VAT of what is paid: of a part, in proportion. */
function vatOf({ vat, gross, vatRates }: PayableInvoice, amount: string): string {
  if (new Exact(vat).lte(0) || new Exact(gross).lte(0)) return 'НДС не облагается.';
  const share = roundHalfUp(new Exact(vat).times(amount).div(gross).toFixed(), 2);
  const [rate, another] = vatRates.filter((one) => one !== 'none' && one !== '0');
  return `В т.ч. НДС ${rate !== undefined && another === undefined ? `${rate}% ` : ''}- ${share} руб.`;
}

const oneLine = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim();
