import { createHash } from 'node:crypto';

/** What is kept of a column that was sent to the tracker: when it comes back, the change is our own. */
export const digestOfColumn = (columnId: string): Buffer => createHash('sha256').update(`column:${columnId}`).digest();
