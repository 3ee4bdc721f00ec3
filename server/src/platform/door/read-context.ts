import type { Actor } from '../../kernel/access/actor.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { readInput } from './read-input.ts';
import type { Answer, DoorParts, Visit } from './visit.ts';

/** The context that every operation gets, reading or writing. */
export function readContext(parts: DoorParts, actor: Actor, db: Db, answer: Answer, visit: Visit): ReadContext {
  const ctx: ReadContext = {
    actor,
    db,
    requestId: visit.requestId,
    language: visit.language,
    services: parts.services,
    remember: (what, load) => parts.memory(db.tenant, actor.configVersion, what, load),
    ask: async (query, input) => query.run(ctx, readInput(query, actor, input), undefined),
    respond: ({ status, headers }) => {
      if (status) answer.status = status;
      Object.assign(answer.headers, headers);
    },
  };
  return ctx;
}
