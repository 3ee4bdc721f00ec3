import type { RfqRecipient } from '../../../../../nouns/rfq-recipient.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';

/** A supplier is reminded at most once in this time. */
const throttleMs = 4 * 3_600_000;

export const skipReasons = [
  'not_sent',
  'delivery_failed',
  'quoted',
  'declined',
  'revoked',
  'no_response',
  'no_email',
  'no_messenger',
  'throttled',
  'requisition_on_hold',
] as const;

type SkipReason = (typeof skipReasons)[number];

interface Circumstances {
  onHold: boolean;
  /** Those asked by messenger whom no message reaches. */
  unreached?: ReadonlyMap<string, unknown>;
  now?: number;
}

/** Why a recipient is not reminded now; null where a reminder is due. */
export function whyNot(
  { id, status, channel, email, lastRemindedAt }: RfqRecipient,
  { onHold, unreached, now = portalNow().getTime() }: Circumstances,
): SkipReason | null {
  if (status === 'pending') return 'not_sent';
  if (status !== 'sent' && status !== 'viewed' && status !== 'draft_saved') return status;
  if (onHold) return 'requisition_on_hold';
  if (unreached?.has(id)) return 'no_messenger';
  if (channel === 'link' || (channel === 'email' && email === null)) return 'no_email';
  if (lastRemindedAt !== null && now - new Date(lastRemindedAt).getTime() < throttleMs) return 'throttled';
  return null;
}
