import type { AnyCommand, JobName, WriteContext } from '../../kernel/operation.ts';
import { Refusal } from '../../kernel/problems/errors.ts';
import { uuidv7 } from '../../kernel/values/uuid.ts';
import { recordFacts } from '../audit/record-facts.ts';
import { enqueueJob, enqueueJobs } from '../jobs/enqueue-job.ts';
import { asRefusal, isCollision } from '../postgres/database-refusal.ts';
import { send } from '../postgres/send.ts';
import { expectVersion } from './expect-version.ts';
import { followInside, keepInside } from './follow-inside.ts';
import { once } from './once.ts';
import { readContext } from './read-context.ts';
import { readInput } from './read-input.ts';
import type { Run } from './run.ts';
import type { DoorParts } from './visit.ts';

/** The context of a command inside an open transaction; commands it calls run in the same transaction. */
export function writeContext(parts: DoorParts, op: AnyCommand, run: Run): WriteContext {
  const { actor, db, told, visit } = run;
  const context: WriteContext = {
    ...readContext(parts, actor, db, run.answer, visit),
    newId: run.newId ?? uuidv7(),
    stated: () => told.count,
    record: (fact) => {
      told.spoke = true;
      told.count += 1;
      told.facts.push({ ...fact, operation: op.name, ...(told.inside && { audience: 'internal' }) });
    },
    nothingChanged: () => {
      told.spoke = true;
    },
    writeFacts: async () => {
      if (told.inside) return followInside(parts, run, context.call);
      // They are shown at its end.
      if (visit.dryRun) return;
      const facts = told.facts.splice(0);
      told.enqueued ||= facts.length > 0;
      await recordFacts(parts, db, actor, facts, visit.requestId);
    },
    stayInside: () => {
      told.inside ??= [];
    },
    get staysInside() {
      return told.inside !== null;
    },
    lastly: (what, begin, end) => {
      const held = told.lastly.get(what);
      if (held) return held.gathered as ReturnType<typeof begin>;
      const gathered = begin();
      told.lastly.set(what, { gathered, end: () => end(gathered, told.facts) });
      return gathered;
    },
    call: (inner, input, newId) => {
      const given = readInput(inner, actor, input);
      const context = writeContext(parts, inner, { ...run, input: given, newId });
      return Promise.try(() => inner.run(context, given, run.carried)) as never;
    },
    attempt: (part) => attempt(run, part),
    once: (key, request, part) => once(parts, op, run, key, request, part),
    enqueue: async (job, payload, options) => {
      if (told.inside) return keepInside(told.inside, job, [payload]);
      told.enqueued = true;
      told.follows.add(job as JobName);
      return enqueueJob(db, job, payload, options);
    },
    enqueueAll: async (job, payloads) => {
      if (told.inside) return void keepInside(told.inside, job, payloads);
      told.enqueued ||= payloads.length > 0;
      if (payloads.length > 0) told.follows.add(job as JobName);
      return enqueueJobs(db, job, payloads);
    },
    expectVersion: (current) => expectVersion(visit.ifMatch, (run.input as { version?: number }).version, current),
  };
  return context;
}

/** A savepoint around a part: a refusal rolls back what it wrote and the facts it recorded. After a collision it is retried. */
async function attempt<T>({ client, told }: Run, part: () => Promise<T>): Promise<T> {
  const before = told.facts.length;
  for (let again = true; ; again = false) {
    send(client, 'savepoint attempt').catch(() => {});
    try {
      const result = await part();
      send(client, 'release savepoint attempt').catch(() => {});
      return result;
    } catch (error) {
      const refusal = asRefusal(error);
      if (!(refusal instanceof Refusal)) throw error;
      await send(client, 'rollback to savepoint attempt');
      told.facts.length = Math.min(told.facts.length, before);
      if (!again || !isCollision(error)) throw refusal;
    }
  }
}
