import { AsyncLocalStorage } from 'node:async_hooks';

const ahead = new AsyncLocalStorage<number>();

/** Whether the portal that is being served is one of test data. */
export const isTestPortal = (): boolean => ahead.getStore() !== undefined;

/** By how many seconds the clock of the portal that is being served is ahead of the machine's; only a test portal's ever is. */
export const secondsAhead = (): number => ahead.getStore() ?? 0;

/** The time of the portal that is being served, as `portal_now()` is in SQL. Outside of a portal it is the machine's. */
export const portalNow = (): Date => new Date(Date.now() + secondsAhead() * 1_000);

/** A moment of the portal's clock by the machine's, which identifiers are made by. */
export const byMachine = (portalMs: number): number => portalMs - secondsAhead() * 1_000;

/** Does the work of a portal by its clock; null is the machine's. */
export const byPortalClock = <T>(seconds: number | null, work: () => T): T =>
  seconds === null ? work() : ahead.run(seconds, work);
