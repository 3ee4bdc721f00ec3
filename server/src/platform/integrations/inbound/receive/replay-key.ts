import { createHash } from 'node:crypto';
import type { InboundMapping } from '../../../../../../nouns/inbound-mapping.ts';
import { textAt } from '../apply/extract-values.ts';
import { matchesEvent } from '../mappings/inbound-mapping.ts';
import { readPayload } from '../mappings/read-payload.ts';
import { timestampOf } from './check-delivery.ts';
import type { Delivery } from './delivery.ts';

interface ReplayKey {
  kind: 'payload' | 'header' | 'digest';
  /** Null where a repeat is recognised only by what was signed. */
  key: Buffer | null;
}

/** What was signed, without header names: a copy of a webhook may change its headers, but not these. */
export const signedKeyOf = (delivery: Delivery): Buffer => digest('digest', timestampOf(delivery) ?? '', delivery.body);

/** What identifies a repeat beyond the signature: the identifier a mapping finds in the event, or else one the sender gives in a header. */
export function replayKeyOf(
  delivery: Delivery,
  mappings: ReadonlyArray<Pick<InboundMapping, 'event' | 'idempotencyPath'>>,
): ReplayKey {
  const { body, event = '', webhookId, eventId } = delivery;
  const paths = mappings.flatMap((mapping) => (matchesEvent(mapping, event) ? (mapping.idempotencyPath ?? []) : []));
  const inPayload = paths.length > 0 ? firstAt(readPayload(body), paths) : null;
  if (inPayload !== null) return { kind: 'payload', key: digest('payload', event, inPayload) };
  const inHeader = webhookId || eventId;
  if (inHeader) return { kind: 'header', key: digest('header', inHeader) };
  return { kind: 'digest', key: null };
}

function firstAt(payload: unknown, paths: readonly string[]): string | null {
  for (const path of paths) {
    const found = textAt(payload, path);
    if (found !== null) return found;
  }
  return null;
}

function digest(...parts: ReadonlyArray<string | Buffer>): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest();
}
