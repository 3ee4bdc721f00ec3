import type { Driver } from '../../../../../nouns/driver.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { warning } from '../../../kernel/problems/warnings.ts';
import { printedDay } from '../../../kernel/values/printed-day.ts';

/** What is told where a driver is assigned for a day on which the licence is over; no day means today. */
export function licenseWarnings(ctx: ReadContext, driver: Driver, day?: string | null) {
  const { id, fullName, licenseValidTo, licenseExpired } = driver;
  const isOver = day && licenseValidTo ? licenseValidTo < day : licenseExpired;
  if (!isOver || !licenseValidTo) return [];
  const sentence = words(
    `The licence of ${fullName} is valid until ${licenseValidTo}.`,
    `Удостоверение водителя действует до ${printedDay(licenseValidTo)}: ${fullName}.`,
  );
  return [warning(ctx, 'license_expired', sentence, { driverId: id, licenseValidTo })];
}
