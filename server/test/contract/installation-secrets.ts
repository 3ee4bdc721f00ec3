import { door, settings } from '../harness.ts';

/** The keys of the installation, as a text could hold them. */
export function installationSecrets(): string[] {
  const { pepper, sessionKey } = door.services;
  const keys = [pepper, sessionKey, ...settings.masterKeys.map((one) => one.key)];
  return keys.flatMap((one) => [one.toString('hex'), one.toString('base64'), one.toString('base64url')]);
}
