import type { Words } from '../../../kernel/problems/errors.ts';
import type { KeptLine } from '../log/write-log.ts';

/** Why a page was not written. */
export const skippedLine = (stream: string, message: Words, runId: string): KeptLine => ({
  at: new Date().toISOString(),
  correlationId: runId,
  direction: 'INTERNAL',
  level: 'warning',
  event: `${stream}.skipped`,
  status: 'skipped',
  message,
});
