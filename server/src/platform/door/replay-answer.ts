import type { AnyCommand } from '../../kernel/operation.ts';
import { storedAnswer } from '../idempotency/answers.ts';
import { flushLog } from '../postgres/flush-log.ts';
import { send } from '../postgres/send.ts';
import { repeated } from './dry-run/warnings.ts';
import { enterPortal } from './enter-portal.ts';
import { releasesEarly } from './open-transaction.ts';
import type { Run } from './run.ts';
import { settleInOrder } from './settle-in-order.ts';
import type { Answer, DoorParts, StoredAnswer, Visit } from './visit.ts';

/** Rolls back a second run with the same key, and reads the first run's answer. */
export async function replayAnswer(
  parts: DoorParts,
  op: AnyCommand,
  { client, db, actor, visit }: Run,
): Promise<Answer> {
  await send(client, 'rollback');
  const opening = enterPortal(client, db.tenant, 'read only');
  const stored = storedAnswer(parts, db, actor, visit.idempotency as NonNullable<Visit['idempotency']>);
  await settleInOrder([opening, stored]);
  await send(client, 'commit');
  if (releasesEarly(op)) await flushLog(client);
  return answerOfRepeat(await stored, visit);
}

export const answerOfRepeat = (replayed: StoredAnswer, { dryRun }: Visit): Answer => ({
  headers: {},
  replayed,
  ...(dryRun && { dryRun: { events: [], warnings: [repeated] } }),
});
