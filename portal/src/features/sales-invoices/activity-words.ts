import { paymentStatuses } from '../../../../nouns/invoice.ts';
import { salesInvoice } from '../../../../nouns/sales-invoice.ts';
import { showMoney } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import type { ActivityWords, ToldEvent } from '../../shared/activity/sentence.ts';
import { wordsOf } from '../../shared/activity/words-of.ts';

const own = wordsOf(salesInvoice);

const paid: Readonly<Record<string, readonly [en: string, ru: string]>> = {
  payment_created: ['Payment added', 'Внесена оплата'],
  payment_updated: ['Payment changed', 'Изменена оплата'],
  payment_deleted: ['Payment removed', 'Удалена оплата'],
};

/** The history of an invoice: its payments by their amounts, and how far it is paid in words. */
export const activityWords: ActivityWords = {
  ...own,
  statusName: (code) =>
    code in paymentStatuses ? say(paymentStatuses[code as keyof typeof paymentStatuses]) : own.statusName(code),
  describe({ event, data }: ToldEvent) {
    const words = paid[event.split('.').at(-1) ?? ''];
    if (!words) return undefined;
    const { amount, currency } = (data.payment ?? {}) as { amount?: string; currency?: string };
    return [say(...words), amount && showMoney(amount, currency)].filter(Boolean).join(': ');
  },
};
