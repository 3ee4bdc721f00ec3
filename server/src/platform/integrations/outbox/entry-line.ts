import type { LogLine } from '../../../kernel/integrations/call.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import type { Words } from '../../../kernel/problems/errors.ts';
import type { KeptLine } from '../log/write-log.ts';
import type { OutboxRow } from './outbox-entry.row.ts';

/** A line of the journal about an entry of the outbox: `outbox.in_doubt`. */
export const entryLine = (entry: OutboxRow, what: string, status: LogLine['status'], message: Words): KeptLine => ({
  at: portalNow().toISOString(),
  correlationId: entry.id,
  direction: 'INTERNAL',
  level: status === 'ok' ? 'info' : status === 'warning' ? 'warning' : 'error',
  event: `outbox.${what}`,
  status,
  message,
  entityType: entry.entity_type ?? 'integration_write',
  entityId: entry.entity_id ?? entry.id,
  details: { operation: entry.operation, writeId: entry.id },
  ...(entry.attempts > 0 && { attempt: entry.attempts }),
});
