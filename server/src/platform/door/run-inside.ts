import { type Actor, authorize } from '../../kernel/actor.ts';
import type { Db } from '../../kernel/db.ts';
import type { Fact } from '../../kernel/entity.ts';
import { Refusal, words } from '../../kernel/errors.ts';
import { intakeOf } from '../../kernel/intake.ts';
import type { AnyCommand, WriteContext } from '../../kernel/operation.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { Answer, DoorParts, Visit } from './door.ts';

/** What a command has stated so far. */
export interface Told {
  facts: Array<Fact & { operation: string }>;
  spoke: boolean;
}

interface Run {
  actor: Actor;
  db: Db;
  input: never;
  carried: never;
  told: Told;
  answer: Answer;
  visit: Visit;
}

/** Runs a command inside an open transaction, and whatever it calls in the same one. */
export function runInside(parts: DoorParts, op: AnyCommand, run: Run): Promise<unknown> {
  const { actor, db, told, answer, visit } = run;
  const ctx: WriteContext = {
    actor,
    db,
    requestId: visit.requestId,
    services: parts.services,
    remember: (what, load) => parts.memory(db.tenant, actor.configVersion, what, load),
    respond: ({ status, headers }) => {
      if (status) answer.status = status;
      Object.assign(answer.headers, headers);
    },
    record: (fact) => {
      told.spoke = true;
      told.facts.push({ ...fact, operation: op.name });
    },
    nothingChanged: () => {
      told.spoke = true;
    },
    call: (inner, input) => {
      authorize(actor, inner);
      return runInside(parts, inner, { ...run, input: intakeOf(inner.input)(input) as never }) as never;
    },
    enqueue: (job, payload, options) => enqueueJob(db, job, payload, options),
    expectVersion: (current) => expectVersion(visit.ifMatch, (run.input as { version?: number }).version, current),
  };
  return op.run(ctx, run.input, run.carried);
}

function expectVersion(ifMatch: number | undefined, inBody: number | undefined, current: number) {
  if (ifMatch !== undefined && ifMatch !== current) {
    throw new Refusal(
      'precondition_failed',
      words(`The record is at version ${current}.`, `Текущая версия записи: ${current}.`),
      {
        members: { currentVersion: current },
      },
    );
  }
  if (inBody !== undefined && inBody !== current) {
    throw new Refusal(
      'version_conflict',
      words(`The record is at version ${current}.`, `Текущая версия записи: ${current}.`),
      {
        members: { currentVersion: current },
      },
    );
  }
}
