import { isTestPortal, portalNow } from '../../kernel/portal-clock.ts';

/** What answers of a test portal carry, so that nobody takes them for live data; nothing anywhere else. */
export const testPortalHeaders = (): Record<string, string> =>
  isTestPortal() ? { 'Portal-Mode': 'test', 'Portal-Time': portalNow().toISOString() } : {};
