import { createHash } from 'node:crypto';
import { canonicalJson } from '../../kernel/intake/canonical-json.ts';
import type { AnyCommand, Outcome } from '../../kernel/operation.ts';
import { claimKey, keepAnswer, storedAnswer } from '../idempotency/answers.ts';
import type { Run } from './run.ts';
import type { DoorParts } from './visit.ts';

/** A part of a command, run once for a client's key: a repeat gets the first answer. */
export async function once(
  parts: DoorParts,
  op: AnyCommand,
  run: Run,
  key: string,
  request: unknown,
  part: () => Promise<Outcome>,
): Promise<Outcome> {
  const { db, actor, visit } = run;
  const fingerprint = createHash('sha256').update(canonicalJson(request)).digest();
  const claim = { key, route: op.name, fingerprint };
  if (!(await claimKey(db, actor, claim))) {
    const stored = await storedAnswer(parts, db, actor, claim);
    run.told.spoke = true;
    return { status: stored.status ?? 200, body: JSON.parse(stored.body) };
  }
  const outcome = await part();
  await keepAnswer(parts, db, actor, { ...visit, idempotency: claim }, op, {
    status: outcome.status,
    result: outcome.body,
  });
  return outcome;
}
