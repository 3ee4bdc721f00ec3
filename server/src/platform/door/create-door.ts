import { type Actor, systemIn } from '../../kernel/access/actor.ts';
import type { Directory } from '../../kernel/access/entrance.ts';
import type { AnyCommand, AnyOperation, AnyQuery } from '../../kernel/operation.ts';
import type { Services } from '../../kernel/services.ts';
import { holdingWrites } from '../pending-writes/hold-write.ts';
import type { Pool } from '../postgres/create-pool.ts';
import { directoryOf } from '../postgres/directory-of.ts';
import { fenceStatements } from '../postgres/fence-statements.ts';
import { reactionsByEvent } from '../reactions/hand-over.ts';
import { portalMemory } from './portal-memory.ts';
import { runCommand } from './run-command.ts';
import { runQuery } from './run-query.ts';
import { runSteps } from './run-steps.ts';
import { type Answer, type DoorParts, internal, type Run, type Told, type Visit } from './visit.ts';

/**
 * The only way to the database. It checks the right and the input, opens one transaction, enters the portal,
 * verifies that the actor's credentials are still valid, and writes the facts with the change.
 */
export interface Door {
  command(op: AnyCommand, actor: Actor, raw: unknown, visit?: Visit): Promise<Answer>;
  query(op: AnyQuery, actor: Actor, raw: unknown, visit?: Visit): Promise<Answer>;
  directory: Directory;
  services: Services;
}

fenceStatements();

export function createDoor(pool: Pool, services: Services, { reactions = [], ...told }: Told = {}): Door {
  const parts: DoorParts = {
    ...{ pool, services, directory: directoryOf(pool), memory: portalMemory(5_000) },
    ask: async (query, tenantId, input) =>
      (await runQuery(parts, query, systemIn(tenantId), input, internal)).result as never,
    reactionsTo: reactionsByEvent(reactions),
    catalog: told.catalog,
    wakeWorkers: () => told.wakeWorkers?.(),
  };
  const command: Run<AnyCommand> = (op, actor, raw, visit) => runCommand(parts, op, actor, raw, visit);
  const query: Run<AnyQuery> = (op, actor, raw, visit) => runQuery(parts, op, actor, raw, visit);
  const run =
    <Op extends AnyOperation>(whole: Run<Op>) =>
    async (op: Op, actor: Actor, raw: unknown, visit = internal): Promise<Answer> =>
      op.steps ? runSteps({ command, query, services, unheld }, op, actor, raw, visit) : whole(op, actor, raw, visit);
  const unheld = run(command);
  return { command: holdingWrites(unheld), query: run(query), directory: parts.directory, services };
}
