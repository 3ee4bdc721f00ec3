import { portalNow } from '../../../kernel/portal-clock.ts';
import { digestOfColumn } from '../tasks/digest-of-column.ts';

/** What is kept of the column of a task beside what answers show. */
export interface KeptColumn {
  columnId: string | null;
  lastSyncedAt: string | null;
  sentDigest: Buffer | null;
  sendingSince: string | null;
  sentAt: string | null;
}

/** Milliseconds after which a change that is still on its way belongs to a worker that has died. */
export const longestSending = 120_000;

/**
 * What a reading of a task says of its column. `stale`: read before what is kept. `unsure`: it may have been read before a change of ours
 * arrived, so the task has to be read again. `ours`: our own change has come back. `moved`: somebody else has moved the task.
 */
export function judgeReading(
  kept: KeptColumn,
  reading: { columnId: string | null; readAt: string },
  now: number = portalNow().getTime(),
): 'stale' | 'same' | 'unsure' | 'ours' | 'moved' {
  const { columnId, lastSyncedAt, sentDigest, sendingSince, sentAt } = kept;
  if (lastSyncedAt !== null && reading.readAt < lastSyncedAt) return 'stale';
  if (columnId === reading.columnId) return 'same';
  const isOurs = reading.columnId !== null && sentDigest?.equals(digestOfColumn(reading.columnId)) === true;
  if (isOurs) return 'ours';
  const isUnderWay = sendingSince !== null && Date.parse(sendingSince) > now - longestSending;
  if (isUnderWay || (sentAt !== null && reading.readAt <= sentAt)) return 'unsure';
  return 'moved';
}
