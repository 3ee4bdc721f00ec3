import { daysOf } from '../model/days-of.ts';
import type { QuoteVersion } from '../queries.ts';

export interface TermsValues {
  externalNumber: string;
  currency: string;
  vatMode: QuoteVersion['vatMode'];
  vatRate: string;
  validUntil: string;
  deliveryDays: string;
  prepaymentPercent: string | null;
  paymentTerms: string;
  deliveryTerms: string;
  statedTotal: string | null;
  supplierComment: string;
}

export const termNames = [
  'externalNumber',
  'currency',
  'vatMode',
  'validUntil',
  'deliveryDays',
  'prepaymentPercent',
  'paymentTerms',
  'deliveryTerms',
  'statedTotal',
  'supplierComment',
] as const;

interface Start {
  version: QuoteVersion | null;
  externalNumber: string | null;
  currency: string;
  vatMode: QuoteVersion['vatMode'];
}

export const termsOf = ({ version, externalNumber, currency, vatMode }: Start): TermsValues => ({
  externalNumber: externalNumber ?? '',
  currency: version?.currency ?? currency,
  vatMode: version?.vatMode ?? vatMode,
  vatRate: '',
  validUntil: version?.validUntil ?? '',
  deliveryDays: version?.deliveryDays === null || version === null ? '' : String(version.deliveryDays),
  prepaymentPercent: version?.prepaymentPercent ?? null,
  paymentTerms: version?.paymentTerms ?? '',
  deliveryTerms: version?.deliveryTerms ?? '',
  statedTotal: version?.statedTotal ?? null,
  supplierComment: version?.supplierComment ?? '',
});

const orNull = (text: string) => text.trim() || null;

export const bodyOfTerms = (values: TermsValues) => ({
  externalNumber: orNull(values.externalNumber),
  currency: values.currency,
  vatMode: values.vatMode,
  validUntil: orNull(values.validUntil),
  deliveryDays: daysOf(values.deliveryDays) ?? null,
  prepaymentPercent: values.prepaymentPercent,
  paymentTerms: orNull(values.paymentTerms),
  deliveryTerms: orNull(values.deliveryTerms),
  statedTotal: values.statedTotal,
  supplierComment: orNull(values.supplierComment),
});
