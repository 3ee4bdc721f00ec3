import type { KeyObject } from 'node:crypto';
import { openWith, SecretNotOpened, sealWith } from './envelope.ts';

const head = 'v1.t.';

/** Short text of ours, sealed by the token key of an installation. */
export const sealTokenWith = (key: KeyObject, purpose: string, text: string): string =>
  sealWith(key, 't', purpose, text).slice(head.length);

/** The text again; null when it was sealed by another key or for another purpose. */
export function openTokenWith(key: KeyObject, purpose: string, token: string): string | null {
  try {
    return openWith(key, purpose, `${head}${token}`).toString('utf8');
  } catch (error) {
    if (error instanceof SecretNotOpened) return null;
    throw error;
  }
}
