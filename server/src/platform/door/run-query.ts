import type { Actor } from '../../kernel/access/actor.ts';
import type { AnyQuery } from '../../kernel/operation.ts';
import { asRefusal } from '../postgres/database-refusal.ts';
import { portalTransaction } from '../postgres/portal-transaction.ts';
import { send } from '../postgres/send.ts';
import { admit } from './admit.ts';
import { openTransaction } from './open-transaction.ts';
import { readContext } from './read-context.ts';
import type { Answer, DoorParts, Visit } from './visit.ts';

/** A reading transaction. Its opening, the actor's proof and the first statement travel in one flight. */
export async function runQuery(
  parts: DoorParts,
  op: AnyQuery,
  actor: Actor,
  raw: unknown,
  visit: Visit,
): Promise<Answer> {
  const { input, tenantId, carried, acting, language = visit.language } = await admit(parts, op, actor, raw);
  const client = await parts.pool.connect().catch((error) => Promise.reject(asRefusal(error)));
  const db = portalTransaction(client, tenantId);
  let ended = false;
  // Nothing was written, so the answer does not wait for the end of the transaction.
  const end = (how: 'commit' | 'rollback') => {
    ended = true;
    db.close();
    send(client, how).then(
      () => client.release(),
      (error: Error) => client.release(error),
    );
  };
  try {
    const { proven, byItsClock } = openTransaction(client, tenantId, actor, 'read only');
    return await byItsClock(async () => {
      const answer: Answer = { headers: {} };
      const running = Promise.try(() =>
        op.run(readContext(parts, acting, db, answer, { ...visit, language }), input, carried),
      );
      const atOnce = typeof op.asksAtOnce === 'function' ? op.asksAtOnce(input) : op.asksAtOnce === true;
      if (atOnce) end('commit');
      // An answer or refusal based on cached values of a portal counts only while these are still valid.
      await Promise.allSettled([proven, running]);
      await proven;
      answer.result = await running;
      if (!atOnce) end('commit');
      return answer;
    });
  } catch (error) {
    if (!ended) end('rollback');
    throw asRefusal(error);
  }
}
