import { Refusal } from '../../kernel/problems/errors.ts';
import { problems } from '../../kernel/problems/problems.ts';

/** Work that was taken back for want of time, or by a collision: done again, it may well succeed. */
export const isPassing = (error: unknown) => error instanceof Refusal && problems[error.code].retryable;
