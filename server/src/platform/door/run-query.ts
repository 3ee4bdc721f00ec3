import { type Actor, authorize } from '../../kernel/access/actor.ts';
import type { Entrance } from '../../kernel/access/entrance.ts';
import { intakeOf } from '../../kernel/intake/intake.ts';
import type { AnyQuery } from '../../kernel/operation.ts';
import { statement } from '../../kernel/sql/sql.ts';
import { asRefusal } from '../postgres/database-refusal.ts';
import { portalTransaction } from '../postgres/portal-transaction.ts';
import { send } from '../postgres/send.ts';
import { actingAs } from './acting-as.ts';
import { enterPortal } from './enter-portal.ts';
import { readContext } from './read-context.ts';
import { type Answer, type DoorParts, StaleActor, type Visit } from './visit.ts';

/** A reading transaction. Its opening, the actor's proof and the first statement travel in one flight. */
export async function runQuery(
  parts: DoorParts,
  op: AnyQuery,
  actor: Actor,
  raw: unknown,
  visit: Visit,
): Promise<Answer> {
  authorize(actor, op);
  const input = intakeOf(op.input)(raw) as never;
  const entrance: Entrance<unknown> = op.enter
    ? await op.enter(input, { ...parts, actor }).catch((error) => Promise.reject(asRefusal(error)))
    : { tenantId: actor.tenantId, carried: undefined };
  const client = await parts.pool.connect().catch((error) => Promise.reject(asRefusal(error)));
  const db = portalTransaction(client, entrance.tenantId);
  let ended = false;
  // Nothing was written, so nobody waits for the end of the transaction.
  const end = (how: 'commit' | 'rollback') => {
    ended = true;
    db.close();
    send(client, how).then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  };
  try {
    const opening = send(client, enterPortal(entrance.tenantId, 'read only'));
    const proof = actor.proof
      ? send(client, statement(actor.proof)).then(({ rowCount }) => rowCount !== 0)
      : Promise.resolve(true);
    const answer: Answer = { headers: {} };
    const running = op.run(
      readContext(parts, actingAs(actor, entrance), db, answer, visit),
      input,
      entrance.carried as never,
    );
    const atOnce = typeof op.asksAtOnce === 'function' ? op.asksAtOnce(input) : op.asksAtOnce === true;
    if (atOnce) end('commit');
    // Whatever was answered or refused by what is remembered of a portal counts only while that still holds.
    await Promise.allSettled([opening, proof, running]);
    await opening;
    if (!(await proof)) throw new StaleActor();
    answer.result = await running;
    if (!atOnce) end('commit');
    return answer;
  } catch (error) {
    if (!ended) end('rollback');
    throw asRefusal(error);
  }
}
