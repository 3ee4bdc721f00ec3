import type { Actor } from '../../kernel/access/actor.ts';
import type { AnyCommand, AnyOperation, AnyQuery, Steps } from '../../kernel/operation.ts';
import type { Services } from '../../kernel/services.ts';
import { asSystemIn } from './as-system-in.ts';
import { readInput } from './read-input.ts';
import type { Answer, Run, Visit } from './visit.ts';

/**
 * Work in several transactions with something slow between them. The caller's idempotency key applies to the first
 * command: if that one ran before, the later steps get its stored result and must recognise that their work is done.
 */
export async function runSteps(
  { command, query, services }: { command: Run<AnyCommand>; query: Run<AnyQuery>; services: Services },
  op: AnyOperation,
  actor: Actor,
  raw: unknown,
  visit: Visit,
): Promise<Answer> {
  const input = readInput(op, actor, raw);
  const { idempotency: _, ...later } = visit;
  let first = true;
  const { proof: _proof, configVersion: _version, ...proven } = actor;
  const headers: Answer['headers'] = {};
  let status: number | undefined;
  const steps: Steps = {
    services,
    actor,
    language: visit.language,
    respond(chosen) {
      status = chosen.status ?? status;
      Object.assign(headers, chosen.headers);
    },
    async command(inner, given) {
      const { status: chosen, result, replayed } = await command(inner, actor, given, first ? visit : later);
      status = replayed?.status ?? chosen ?? status;
      first = false;
      if (!replayed) return result as never;
      Object.assign(headers, { 'Idempotency-Replayed': 'true', 'X-Original-Request-Id': replayed.requestId });
      return JSON.parse(replayed.body) as never;
    },
    asSystem: asSystemIn({ command, query }, actor.tenantId, { requestId: visit.requestId, language: visit.language }),
    query: async (inner, given) => (await query(inner, actor, given, later)).result as never,
    readOn: async (inner, given) => (await query(inner, proven, given, later)).result as never,
  };
  const result = await op.steps?.(steps, input);
  return { headers, result, ...(status && { status }) };
}
