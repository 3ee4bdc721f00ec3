import { type Actor, authorize } from '../../kernel/access/actor.ts';
import type { Entrance } from '../../kernel/access/entrance.ts';
import { intakeOf } from '../../kernel/intake/intake.ts';
import type { AnyCommand } from '../../kernel/operation.ts';
import { Refusal, refuse } from '../../kernel/problems/errors.ts';
import { statement } from '../../kernel/sql/sql.ts';
import { recordFacts } from '../audit/record-facts.ts';
import { claimKey, keepAnswer, storedAnswer } from '../idempotency/answers.ts';
import { asRefusal, asRefusalOfCommand, passesNextTime } from '../postgres/database-refusal.ts';
import { flushLog } from '../postgres/flush-log.ts';
import type { Client } from '../postgres/pool.ts';
import { portalTransaction } from '../postgres/portal-transaction.ts';
import { send } from '../postgres/send.ts';
import { actingAs } from './acting-as.ts';
import { enterPortal } from './enter-portal.ts';
import { runInside, type Told } from './run-inside.ts';
import { settleInOrder } from './settle-in-order.ts';
import { type Answer, type DoorParts, StaleActor, type Visit } from './visit.ts';

const mostTries = 3;

/** A twin with the same idempotency key waits this long for the outcome of the first. */
const waitForTwin = `; set local lock_timeout = '5s'`;

/** Locks go with a commit that does not wait for the disk; the answer waits for it in `flushLog`. */
const releaseEarly = '; set local synchronous_commit = off';

/** A writing transaction: the change, its facts and its stored answer commit together, or none of them. */
export async function runCommand(
  parts: DoorParts,
  op: AnyCommand,
  actor: Actor,
  raw: unknown,
  visit: Visit,
): Promise<Answer> {
  authorize(actor, op);
  const input = intakeOf(op.input)(raw) as never;
  const entrance = op.enter
    ? await op.enter(input, { ...parts, actor }).catch((error) => Promise.reject(asRefusal(error)))
    : { tenantId: actor.tenantId, carried: undefined };
  const acting = actingAs(actor, entrance);
  // A visitor has no name to keep an answer under that another visitor could not use.
  const { idempotency, ...nameless } = visit;
  const known = idempotency && acting.kind !== 'visitor' ? visit : nameless;
  for (let attempt = 1; ; attempt += 1) {
    const client = await parts.pool.connect().catch((error) => Promise.reject(asRefusal(error)));
    let answer: Answer;
    try {
      answer = await commit(parts, client, op, acting, input, entrance, known);
      client.release();
    } catch (error) {
      await send(client, 'rollback').then(
        () => client.release(),
        (broken: Error) => client.release(broken),
      );
      if (!passesNextTime(error) || attempt === mostTries) throw asRefusalOfCommand(error);
      continue;
    }
    if (answer.result instanceof Refusal) throw answer.result;
    return answer;
  }
}

async function commit(
  parts: DoorParts,
  client: Client,
  op: AnyCommand,
  actor: Actor,
  input: never,
  entrance: Entrance<unknown>,
  visit: Visit,
): Promise<Answer> {
  const db = portalTransaction(client, entrance.tenantId);
  const opening = send(
    client,
    enterPortal(entrance.tenantId, 'read write') +
      (visit.idempotency ? waitForTwin : '') +
      (op.releasesEarly ? releaseEarly : ''),
  );
  const proof = actor.proof
    ? send(client, statement(actor.proof)).then(({ rowCount }) => rowCount !== 0)
    : Promise.resolve(true);
  const free = visit.idempotency ? claimKey(db, actor, visit.idempotency) : Promise.resolve(true);
  const told: Told = { facts: [], lastly: new Map(), spoke: false, count: 0, enqueued: false };
  const answer: Answer = { headers: {} };
  const carried = entrance.carried as never;
  const running = runInside(parts, op, { client, actor, db, input, carried, told, answer, visit });

  // All of it travels at once: what the operation did before its right to run was known goes with the rollback.
  await Promise.allSettled([opening, proof, free, running]);
  await opening;
  if (!(await proof)) throw new StaleActor();
  if (!(await free)) {
    await send(client, 'rollback');
    const replayed = await replay(parts, client, entrance.tenantId, actor, visit);
    if (op.releasesEarly) await flushLog(client);
    return { headers: {}, replayed };
  }
  answer.result = await running;
  if (!told.spoke) throw new Error(`${op.name} ended without stating what changed`);
  for (const { end } of told.lastly.values()) await end();

  if (told.facts.length === 0 && !told.enqueued) answer.nothingDone = true;
  const facts = recordFacts(parts, db, actor, told.facts, visit.requestId);
  const kept = visit.idempotency ? keepAnswer(parts, db, actor, visit, op, answer) : Promise.resolve();
  if (op.revealsSecret) await Promise.all([facts, kept]);
  const end = send(client, 'commit');
  const flushed = op.releasesEarly ? flushLog(client) : end;
  end.catch(() => {});
  flushed.catch(() => {});
  await Promise.all([facts, kept]);
  // A failed statement makes COMMIT answer ROLLBACK while its promise still fulfils.
  if ((await end).command !== 'COMMIT') throw refuse('conflict');
  await flushed;
  if (told.enqueued || told.facts.length > 0) parts.wakeWorkers();
  return answer;
}

/** The answer of the first run, read after this one was taken back. */
async function replay(parts: DoorParts, client: Client, tenantId: string, actor: Actor, visit: Visit) {
  const db = portalTransaction(client, tenantId);
  const opening = send(client, enterPortal(tenantId, 'read only'));
  const stored = storedAnswer(parts, db, actor, visit.idempotency as NonNullable<Visit['idempotency']>);
  await settleInOrder([opening, stored]);
  await send(client, 'commit');
  return stored;
}
