import type { Actor } from '../../kernel/access/actor.ts';
import type { AnyCommand } from '../../kernel/operation.ts';
import { Refusal, refuse } from '../../kernel/problems/errors.ts';
import { recordFacts } from '../audit/record-facts.ts';
import { claimKey, keepAnswer } from '../idempotency/answers.ts';
import { flushLog } from '../postgres/flush-log.ts';
import { send } from '../postgres/send.ts';
import { admit } from './admit.ts';
import { endDry } from './dry-run/end-dry.ts';
import { refuseDryRun } from './dry-run/refuse-dry-run.ts';
import { endWork } from './follow-inside.ts';
import { openTransaction, releasesEarly, settingsOf } from './open-transaction.ts';
import { replayAnswer } from './replay-answer.ts';
import { begun, type Run } from './run.ts';
import { runTransaction } from './run-transaction.ts';
import type { Answer, DoorParts, Visit } from './visit.ts';
import { writeContext } from './write-context.ts';

/** A writing transaction: the change, its facts and its stored answer commit together, or none of them. */
export async function runCommand(parts: DoorParts, op: AnyCommand, actor: Actor, raw: unknown, visit: Visit) {
  if (visit.dryRun) refuseDryRun(op);
  const { tenantId, acting, language = visit.language, ...given } = await admit(parts, op, actor, raw);
  // A visitor has no identity, so another visitor could replay a stored answer.
  const { idempotency, ...nameless } = visit;
  const known = { ...(idempotency && acting.kind !== 'visitor' ? visit : nameless), language };
  const answer = await runTransaction(parts.pool, (client) => {
    const { proven, byItsClock } = openTransaction(client, tenantId, acting, 'read write', settingsOf(op, known));
    const run = { ...begun(client, tenantId), ...given, actor: acting, visit: known };
    return byItsClock(() => commit(parts, op, run, proven));
  });
  if (answer.result instanceof Refusal) throw answer.result;
  return answer;
}

async function commit(parts: DoorParts, op: AnyCommand, run: Run, proven: Promise<void>): Promise<Answer> {
  const { client, db, actor, visit, told, answer } = run;
  const free = visit.idempotency ? claimKey(db, actor, visit.idempotency) : Promise.resolve(true);
  const running = Promise.try(() => op.run(writeContext(parts, op, run), run.input, run.carried));
  await Promise.allSettled([proven, free, running]);
  await proven;
  if (!(await free)) return replayAnswer(parts, op, run);
  answer.result = await running;
  if (!told.spoke) throw new Error(`${op.name} ended without stating what changed`);
  await endWork(parts, run, writeContext(parts, op, run).call);
  if (told.facts.length === 0 && !told.enqueued) answer.nothingDone = true;
  const facts = recordFacts(parts, db, actor, told.facts, visit.requestId);
  const kept = visit.idempotency ? keepAnswer(parts, db, actor, visit, op, answer) : Promise.resolve();
  if (visit.dryRun) return endDry(parts, op, run, facts, kept);
  if (op.revealsSecret) await Promise.all([facts, kept]);
  const end = send(client, 'commit');
  const flushed = releasesEarly(op) ? flushLog(client) : end;
  for (const one of [end, flushed]) one.catch(() => {});
  await Promise.all([facts, kept]);
  // After a failed statement COMMIT answers ROLLBACK, and its promise still resolves.
  if ((await end).command !== 'COMMIT') throw refuse('conflict');
  await flushed;
  if (told.enqueued || told.facts.length > 0) parts.wakeWorkers();
  return answer;
}
