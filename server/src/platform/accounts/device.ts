import type { Browser } from '../../kernel/access/browser.ts';
import type { Services } from '../../kernel/services.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { readCookie, writeCookie } from '../sessions/cookies.ts';

const year = 365 * 24 * 3_600;

/** A browser that has signed this address in before; what strangers do to the account does not slow it down. */
export interface Device {
  id: string;
  email: string;
}

export function readDevice(services: Services, browser: Browser | undefined, email: string): Device | null {
  const text = services.openToken('device', readCookie(services, browser, 'device') ?? '');
  if (text === null) return null;
  const device = JSON.parse(text) as Device;
  return device.email === email ? device : null;
}

export const writeDevice = (services: Services, email: string, known: Device | null): string =>
  writeCookie(
    services,
    'device',
    services.sealToken('device', JSON.stringify({ id: known?.id ?? uuidv7(), email })),
    year,
    // It comes along from a provider too, or each sign-in there would be from a new device.
    'Lax',
  );

/** What failures are counted by: the account for strangers, the device for browsers already seen, so that it cannot guess freely either. */
export const throttleKey = (services: Services, email: string, device: Device | null): Buffer =>
  device === null ? services.digest('login', email) : services.digest('login-device', `${device.id}|${email}`);
