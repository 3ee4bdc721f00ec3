import type { LicenseStatus } from '../../../../../nouns/paid-widget-flow.ts';
import type { LicenseTerms } from './license-terms.ts';

/** What the licence is worth at a moment: outside its period it is not paid, whatever its status says. */
export function effectiveLicense({ licenseStatus, activeFrom, activeUntil }: LicenseTerms, now: Date): LicenseStatus {
  if (licenseStatus === 'disabled') return 'disabled';
  const within =
    (activeFrom === null || Date.parse(activeFrom) <= now.getTime()) &&
    (activeUntil === null || Date.parse(activeUntil) >= now.getTime());
  return within ? licenseStatus : 'notPaid';
}
