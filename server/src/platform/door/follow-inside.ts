import type { Job } from '../../kernel/job.ts';
import type { JobName, WriteContext } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/problems/errors.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { recordFacts } from '../audit/record-facts.ts';
import type { Following, Run } from './run.ts';
import type { DoorParts } from './visit.ts';

/** Keeps what a job would do. Work outside, such as a letter that leaves, is never done. */
export function keepInside(following: Following[], job: JobName, payloads: readonly unknown[]): null {
  const { command, outside } = job as Job;
  if (!outside) following.push(...payloads.map((input) => ({ command, input })));
  return null;
}

/** Ends the work so far as a commit would: writes its facts and does what follows from them, and from that, until nothing does. */
export async function followInside(parts: DoorParts, run: Run, call: WriteContext['call']): Promise<void> {
  const { db, actor, told, visit } = run;
  const following = told.inside ?? [];
  do {
    for (const [name, { end }] of told.lastly) {
      told.lastly.delete(name);
      await end();
    }
    const facts = told.facts.splice(0).map((fact) => ({ ...fact, id: fact.id ?? uuidv7() }));
    await recordFacts({ reactionsTo: new Map() }, db, actor, facts, visit.requestId);
    for (const { id: factId, event, entityId } of facts)
      for (const { job, outside } of parts.reactionsTo.get(event) ?? [])
        if (!outside) following.push({ command: job.command, input: { factId, entityId } });
    const next = following.shift();
    const result = next && (await call(next.command, next.input as never));
    if (result instanceof Refusal) throw result;
  } while (following.length > 0 || told.facts.length > 0 || told.lastly.size > 0);
}

/** What was kept for the end of the transaction. */
export async function endWork(parts: DoorParts, run: Run, call: WriteContext['call']): Promise<void> {
  if (run.told.inside) return followInside(parts, run, call);
  for (const { end } of run.told.lastly.values()) await end();
}
