import { createHash } from 'node:crypto';
import type { Actor } from '../../kernel/access/actor.ts';
import { Download } from '../../kernel/download.ts';
import type { AnyCommand, AnyOperation, AnyQuery, Steps } from '../../kernel/operation.ts';
import type { Services } from '../../kernel/services.ts';
import { findAnswer, keepEnd } from '../idempotency/repeated-steps.ts';
import { asSystemIn } from './as-system-in.ts';
import { refuseDryRun } from './dry-run/refuse-dry-run.ts';
import { withoutStoring } from './dry-run/without-storing.ts';
import { readInput } from './read-input.ts';
import { answerOfRepeat } from './replay-answer.ts';
import type { Answer, DryRun, Run, StoredAnswer, Visit } from './visit.ts';

interface Parts {
  command: Run<AnyCommand>;
  query: Run<AnyQuery>;
  services: Services;
  /** Runs any command, in steps too, and keeps none for a person. */
  unheld: Run<AnyCommand>;
}

/**
 * Work in several transactions with something slow between them. A repeat under the caller's idempotency key gets the first
 * answer before anything is looked at. Where the first run was cut off before it answered, its first command is the one that is
 * not done again: the later steps get its stored result and must recognise that their work is done. A dry run rolls each
 * command back and stores no file.
 */
export async function runSteps(
  { command, query, services, unheld }: Parts,
  op: AnyOperation,
  actor: Actor,
  raw: unknown,
  visit: Visit,
): Promise<Answer> {
  if (visit.dryRun) refuseDryRun(op);
  const input = readInput(op, actor, raw);
  const { idempotency, ...later } = visit;
  // A visitor has no identity, and only commands are kept.
  const claim = actor.kind !== 'visitor' && op.kind === 'command' ? idempotency : undefined;
  const stored = claim && (await query(findAnswer, actor, { claim }, later)).result;
  if (stored) return answerOfRepeat(stored as StoredAnswer, visit);
  let first = true;
  const { proof: _proof, configVersion: _version, ...proven } = actor;
  const headers: Answer['headers'] = {};
  let status: number | undefined;
  const { requestId, language, dryRun } = visit;
  const events: Array<DryRun['events'][number]> = [];
  const warnings: Array<DryRun['warnings'][number]> = [];
  const keepClock = ({ headers: { 'Portal-Mode': mode, 'Portal-Time': time } }: Answer) =>
    Object.assign(headers, mode && { 'Portal-Mode': mode, 'Portal-Time': time });
  const steps: Steps = {
    services: dryRun ? withoutStoring(services) : services,
    actor,
    language,
    respond(chosen) {
      status = chosen.status ?? status;
      Object.assign(headers, chosen.headers);
    },
    async command(inner, given) {
      const answer = await command(inner, actor, given, first ? visit : later);
      const { status: chosen, result, replayed } = answer;
      events.push(...(answer.dryRun?.events ?? []));
      warnings.push(...(answer.dryRun?.warnings ?? []));
      status = replayed?.status ?? chosen ?? status;
      first = false;
      keepClock(answer);
      if (!replayed) return result as never;
      Object.assign(headers, { 'Idempotency-Replayed': 'true', 'X-Original-Request-Id': replayed.requestId });
      return JSON.parse(replayed.body) as never;
    },
    asSystem: asSystemIn({ command, query }, actor.tenantId, { requestId, language, ...(dryRun && { dryRun }) }),
    async query(inner, given) {
      const answer = await query(inner, actor, given, later);
      keepClock(answer);
      return answer.result as never;
    },
    async inNameOf(other, inner, given, { key, ifMatch }) {
      const fingerprint = createHash('sha256').update(key).digest();
      const once = { idempotency: { key, route: inner.name, fingerprint }, ...(ifMatch !== undefined && { ifMatch }) };
      const { replayed, status, result } = await unheld(inner, other, given, { requestId, language, ...once });
      const ended = replayed?.status ?? status;
      return { ...(ended && { status: ended }), result: replayed ? JSON.parse(replayed.body) : result };
    },
    readOn: async (inner, given) => (await query(inner, proven, given, later)).result as never,
  };
  const result = await op.steps?.(steps, input);
  // A file is made anew.
  if (claim && !dryRun && op.kind === 'command' && !op.answersAnew && !(result instanceof Download)) {
    const ended = { op, holder: actor, idempotency: claim, requestId: visit.requestId, status, result };
    await steps.asSystem.command(keepEnd, { ended });
  }
  return {
    headers,
    result,
    ...(status && { status }),
    ...(dryRun && { nothingDone: true, dryRun: { events, warnings } }),
  };
}
