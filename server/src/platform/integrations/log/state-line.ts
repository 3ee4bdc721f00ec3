import type { Words } from '../../../kernel/problems/errors.ts';

/** A line of the journal about the installation itself. */
export const stateLine = (event: string, message: Words, details: Record<string, unknown> = {}) =>
  ({
    at: new Date().toISOString(),
    correlationId: null,
    direction: 'INTERNAL',
    level: 'info',
    event,
    status: 'ok',
    message,
    details,
  }) as const;
