import type { LogLine } from '../../kernel/integrations/call.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import { writeLog } from '../../platform/integrations/log/write-log.ts';

interface JournalLine extends Pick<LogLine, 'direction' | 'status'> {
  event: string;
  message: Words;
  entityType?: string;
  entityId?: string;
  details?: Record<string, unknown>;
}

const levels = { ok: 'info', skipped: 'info', warning: 'warning', in_doubt: 'warning', failed: 'error' } as const;

/** One line of the journal of the installation a file went through: counts and codes, never what stands in the file. */
export const journal = (ctx: WriteContext, installationId: string, line: JournalLine) =>
  writeLog(ctx.db, installationId, [
    { ...line, level: levels[line.status], at: portalNow().toISOString(), correlationId: ctx.requestId },
  ]);
