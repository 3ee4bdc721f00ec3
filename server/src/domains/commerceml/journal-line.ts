import type { LogLine } from '../../kernel/integrations/call.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import type { KeptLine } from '../../platform/integrations/log/write-log.ts';

/** A journalLine of the journal about what the other system did. */
export const journalLine = (
  event: string,
  status: LogLine['status'],
  message: Words,
  more: { sessionId?: string | undefined; details?: Record<string, unknown> } = {},
): KeptLine => ({
  at: portalNow().toISOString(),
  correlationId: more.sessionId ?? null,
  direction: 'INBOUND',
  level: status === 'failed' ? 'error' : status === 'warning' ? 'warning' : 'info',
  event,
  status,
  message,
  details: more.details ?? {},
});
