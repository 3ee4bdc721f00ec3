import type { PaidWidget } from '../../../../../nouns/paid-widget.ts';

/** What decides whether a licence is in force and what it costs. */
export type LicenseTerms = Pick<PaidWidget, 'licenseStatus' | 'activeFrom' | 'activeUntil' | 'priceMonthlyRub'>;
