import { systemIn } from '../../kernel/access/actor.ts';
import type { AnyCommand, AnyQuery, Steps } from '../../kernel/operation.ts';
import type { Run, Visit } from './visit.ts';

/** Runs operations in a portal as the system, each in a transaction of its own. */
export const asSystemIn = (
  { command, query }: { command: Run<AnyCommand>; query: Run<AnyQuery> },
  tenantId: string,
  visit: Visit,
): Steps['asSystem'] => ({
  command: async (op, input) => (await command(op, systemIn(tenantId), input, visit)).result as never,
  query: async (op, input) => (await query(op, systemIn(tenantId), input, visit)).result as never,
});
