import { parseAddressBlocks } from '../src/platform/outbound/address-block.ts';
import type { Outcome } from '../src/platform/outbound/outcome.ts';

export const POLICY = { allow: parseAddressBlocks('127.0.0.1/32') };

/** Long enough for any machine: what ends is ended by the other side. */
export const LIMITS = { dnsMs: 10_000, connectMs: 10_000, headersMs: 10_000, bodyMs: 10_000 };

export const requestTo = (url: string) => ({
  method: 'POST' as const,
  url,
  headers: { 'content-type': 'application/json' },
  body: '{"a":1}',
});

/** `200` whole, `200+` cut off, or the error's code. */
export function short(outcome: Outcome): string {
  if (outcome.kind === 'failure') return outcome.errorCode;
  return `${outcome.status}${outcome.truncated ? '+' : ''}`;
}
