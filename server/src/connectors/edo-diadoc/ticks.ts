/** .NET ticks: tenths of a microsecond since the first day of the year 1. */
const toUnixEpoch = 62_135_596_800_000n;

/** An instant of ticks, or null for what is none. As a number they have lost their last digits: less than a millisecond. */
export function instantOf(ticks: string | number | null | undefined): string | null {
  if (ticks === null || ticks === undefined || !/^\d{1,19}$/.test(whole(ticks))) return null;
  const milliseconds = Number(BigInt(whole(ticks)) / 10_000n - toUnixEpoch);
  return milliseconds > 0 && milliseconds < 253_402_300_800_000 ? new Date(milliseconds).toISOString() : null;
}

/** The same as text that is compared. */
export const orderOf = (ticks: string | number | null | undefined): string => whole(ticks ?? 0).padStart(20, '0');

const whole = (ticks: string | number) => (typeof ticks === 'number' ? BigInt(Math.trunc(ticks)).toString() : ticks);
