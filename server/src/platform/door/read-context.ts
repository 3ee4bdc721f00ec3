import type { Actor } from '../../kernel/access/actor.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { readInput } from './read-input.ts';
import { testPortalHeaders } from './test-portal-headers.ts';
import type { Answer, DoorParts, Visit } from './visit.ts';

/** The context that every operation gets, reading or writing. */
export function readContext(parts: DoorParts, actor: Actor, db: Db, answer: Answer, visit: Visit): ReadContext {
  Object.assign(answer.headers, testPortalHeaders());
  const ctx: ReadContext = {
    actor,
    db,
    requestId: visit.requestId,
    language: visit.language,
    services: parts.services,
    // What a dry run loads may rest on what it wrote, so nobody else is given it.
    remember: (what, load) => (visit.dryRun ? load() : parts.memory(db.tenant, actor.configVersion, what, load)),
    ask: async (query, input) => query.run(ctx, readInput(query, actor, input), undefined),
    respond: ({ status, headers }) => {
      if (status) answer.status = status;
      Object.assign(answer.headers, headers);
    },
  };
  return ctx;
}
