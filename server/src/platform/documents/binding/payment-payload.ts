import { Exact } from '../../../kernel/values/decimal.ts';
import { isDecimal } from '../values/show-number.ts';
import type { BankDetails } from './bound-document.ts';

/** What the payer's bank is told: sums in roubles, as documents hold them. */
export interface PaymentOrder {
  bank: BankDetails;
  total: string | null;
  currency: string;
  purpose: string;
}

/**
 * The payload of a payment code by GOST R 56042-2014, version 0001, UTF-8: the five fields that each must have, then the sum in
 * kopecks, the purpose and the recipient. Null where a bank would refuse it: no account, no bank, no sum, another currency.
 */
export function paymentPayload({ bank, total, currency, purpose }: PaymentOrder): string | null {
  if (currency !== 'RUB' || total === null || !isDecimal(total)) return null;
  const kopecks = new Exact(total).times(100).toDecimalPlaces(0);
  const isPayable = /^\d{20}$/.test(bank.checkingAccount) && /^\d{9}$/.test(bank.bik) && bank.recipient !== '';
  if (!isPayable || bank.bankName === '' || !kopecks.isPositive() || kopecks.isZero()) return null;
  const fields: Array<[name: string, value: string]> = [
    ['Name', short(bank.recipient, 160)],
    ['PersonalAcc', bank.checkingAccount],
    ['BankName', short(bank.bankName, 45)],
    ['BIC', bank.bik],
    // Accounts of a bank without one are paid with a zero here.
    ['CorrespAcc', /^\d{20}$/.test(bank.correspondentAccount) ? bank.correspondentAccount : '0'],
    ['Sum', kopecks.toFixed(0)],
    ['Purpose', short(purpose, 210)],
    ['PayeeINN', /^\d{10}(\d{2})?$/.test(bank.inn) ? bank.inn : ''],
    ['KPP', /^\d{9}$/.test(bank.kpp) ? bank.kpp : ''],
  ];
  return ['ST00012', ...fields.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`)].join(
    '|',
  );
}

/** In one line, without the separator of fields, and never half a letter. */
function short(value: string, most: number): string {
  const line = value.replace(/\s+/g, ' ').replaceAll('|', '/').trim();
  return line.length <= most
    ? line
    : line
        .slice(0, most)
        .toWellFormed()
        .replace(/\ufffd$/, '')
        .trim();
}
