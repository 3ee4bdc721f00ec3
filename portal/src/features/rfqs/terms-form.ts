import { shownZone } from '../../kit/format.ts';
import { instantAt, wallTime } from '../../kit/zoned-time.ts';
import type { RfqCard } from './queries.ts';

/** Terms of a request as a form holds them; empty texts are none. */
export interface TermsValues {
  title: string;
  responseDeadline: string;
  message: string;
  paymentTerms: string;
  deliveryTerms: string;
  deliveryAddress: string;
  currency: string;
  vatMode: RfqCard['vatMode'];
  quoteMode: RfqCard['quoteMode'];
  allowAnalogs: boolean;
  sealed: boolean;
}

export const termFields = [
  'title',
  'responseDeadline',
  'message',
  'paymentTerms',
  'deliveryTerms',
  'deliveryAddress',
  'currency',
  'vatMode',
  'quoteMode',
  'allowAnalogs',
  'sealed',
] as const;

export const termsOf = (rfq: RfqCard): TermsValues => ({
  title: rfq.title,
  responseDeadline: wallTime(rfq.responseDeadline, shownZone()),
  message: rfq.message ?? '',
  paymentTerms: rfq.paymentTerms ?? '',
  deliveryTerms: rfq.deliveryTerms ?? '',
  deliveryAddress: rfq.deliveryAddress ?? '',
  currency: rfq.currency ?? '',
  vatMode: rfq.vatMode,
  quoteMode: rfq.quoteMode,
  allowAnalogs: rfq.allowAnalogs,
  sealed: rfq.sealed,
});

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** As the server takes them. */
export const bodyOfTerms = (values: TermsValues) => ({
  ...(values.title.trim() !== '' && { title: values.title.trim() }),
  responseDeadline: instantAt(values.responseDeadline, shownZone()),
  message: orNull(values.message),
  paymentTerms: orNull(values.paymentTerms),
  deliveryTerms: orNull(values.deliveryTerms),
  deliveryAddress: orNull(values.deliveryAddress),
  currency: orNull(values.currency),
  vatMode: values.vatMode,
  quoteMode: values.quoteMode,
  allowPartial: values.quoteMode === 'selected_lines',
  allowAnalogs: values.allowAnalogs,
  sealed: values.sealed,
});

/** Only what differs: a change of terms after sending makes a revision that suppliers are told of. */
export function changedTerms(before: TermsValues, after: TermsValues): Partial<ReturnType<typeof bodyOfTerms>> {
  const [old, now] = [bodyOfTerms(before), bodyOfTerms(after)];
  const entries = Object.entries(now).filter(([name, value]) => old[name as keyof typeof old] !== value);
  return Object.fromEntries(entries);
}
