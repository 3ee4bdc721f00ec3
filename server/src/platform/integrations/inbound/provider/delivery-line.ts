import type { LogLine } from '../../../../kernel/integrations/call.ts';
import type { Words } from '../../../../kernel/problems/errors.ts';
import type { KeptLine } from '../../log/write-log.ts';
import type { DeliveryRow } from './provider-delivery.row.ts';

const outcomes: Record<Exclude<DeliveryRow['status'], 'received'>, [LogLine['level'], LogLine['status']]> = {
  applied: ['info', 'ok'],
  waiting: ['info', 'warning'],
  skipped: ['warning', 'skipped'],
  unreadable: ['warning', 'failed'],
  failed: ['error', 'failed'],
};

/** What came of a post, for the journal: numbers alone, never a text of it. */
export function deliveryLine(
  { id, size }: Pick<DeliveryRow, 'id' | 'size'>,
  status: Exclude<DeliveryRow['status'], 'received'>,
  message: Words,
  counted: Readonly<Record<string, unknown>>,
): KeptLine {
  const [level, outcome] = outcomes[status];
  return {
    at: new Date().toISOString(),
    correlationId: id,
    direction: 'INBOUND',
    level,
    event: `webhook.${status}`,
    status: outcome,
    message,
    details: { deliveryId: id, bytes: size, ...counted },
  };
}
