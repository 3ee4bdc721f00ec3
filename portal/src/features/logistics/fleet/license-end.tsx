import { showDay } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import type { Driver } from './driver-queries.ts';

/** The last day of a licence, and that it is over. */
export function LicenseEnd({ driver }: { driver: Pick<Driver, 'licenseValidTo' | 'licenseExpired'> }) {
  if (!driver.licenseValidTo) return '—';
  return (
    <>
      {showDay(driver.licenseValidTo)}
      {driver.licenseExpired && <span className="bad"> · {say('over', 'истекло')}</span>}
    </>
  );
}
