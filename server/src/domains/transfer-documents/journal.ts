import type { LogLine } from '../../kernel/integrations/call.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { portalNow } from '../../kernel/portal-clock.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import { writeLog } from '../../platform/integrations/log/write-log.ts';
import { transferDocument } from './transfer-document.ts';

interface JournalLine extends Pick<LogLine, 'direction' | 'status'> {
  event: 'document.uploaded' | 'document.arrived' | 'document.left_alone' | 'document.applied';
  message: Words;
  documentId?: string;
  details: Record<string, unknown>;
}

const levels = { ok: 'info', skipped: 'info', warning: 'warning', in_doubt: 'warning', failed: 'error' } as const;

/** One line of the journal of the installation a document came through: counts and codes, never what stands in it. */
export const journal = (ctx: WriteContext, installationId: string, { documentId, ...line }: JournalLine) =>
  writeLog(ctx.db, installationId, [
    {
      ...line,
      ...(documentId && { entityType: transferDocument.type, entityId: documentId }),
      level: levels[line.status],
      at: portalNow().toISOString(),
      correlationId: ctx.requestId,
    },
  ]);
