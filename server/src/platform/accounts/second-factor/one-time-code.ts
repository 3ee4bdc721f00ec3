import { Secret, TOTP } from 'otpauth';

const settings = { algorithm: 'SHA1', digits: 6, period: 30, issuer: 'Prokura' } as const;

/** A new secret of 160 bits, as RFC 4226 recommends, in Base32. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator reads from the QR code: the key URI format of Google Authenticator. */
export const keyUri = (secret: string, account: string): string =>
  new TOTP({ ...settings, label: account, secret }).toString();

/**
 * The step of time (RFC 6238) whose code was given, one step early or late included; null for a wrong code, and for one that
 * is not newer than the last used.
 */
export function stepOf(secret: string, code: string, lastStep: number, now = Date.now()): number | null {
  const totp = new TOTP({ ...settings, secret });
  const delta = totp.validate({ token: code, window: 1, timestamp: now });
  if (delta === null) return null;
  const step = totp.counter({ timestamp: now }) + delta;
  return step > lastStep ? step : null;
}
