import Type from 'typebox';
import type { Permission } from '../../nouns/kit/rights.ts';
import { id, object } from '../src/kernel/fields.ts';
import { job } from '../src/kernel/job.ts';
import { command } from '../src/kernel/operation.ts';
import { words } from '../src/kernel/problems/errors.ts';
import { createDoor } from '../src/platform/door/create-door.ts';
import { createJobWorker } from '../src/platform/jobs/create-job-worker.ts';
import { tellPeople } from '../src/platform/notices/tell-people.ts';
import { createPool } from '../src/platform/postgres/create-pool.ts';
import { holdLease } from '../src/platform/workers/hold-lease.ts';
import { releaseOfTheDead } from '../src/platform/workers/release-of-the-dead.ts';
import { door, quiet, urls } from './harness.ts';
import { leaseSeconds } from './item-worker.ts';

const payload = object({
  key: Type.String(),
  people: Type.Array(id()),
  causedBy: id(),
  reader: Type.Unsafe<Permission>({ type: 'string' }),
});

const tellAll = command({
  name: 'tests.tell-people',
  summary: words('Tell', 'Сообщить'),
  permission: 'internal',
  scope: null,
  input: payload,
  output: Type.Unknown(),
  async run(ctx, { key, people, causedBy, reader }) {
    ctx.nothingChanged();
    await tellPeople(ctx, {
      kind: 'record.commented',
      key,
      about: { entityType: null, entityId: null, page: '/', reader },
      people,
      causedBy,
      variables: { by: 'Анна', record: key, text: key },
    });
  },
});

export const tellingJob = job({ name: 'tests.tell-people', payload, command: tellAll });

/** A worker that tells the people of one portal. */
export function startTellingWorker(tenantId: string) {
  const pool = createPool(urls.workerUrl, 4, 'prokura tests worker');
  const failed = () => {};
  const lease = holdLease({ pool, failed, seconds: leaseSeconds });
  const ownDoor = createDoor(pool, door.services);
  releaseOfTheDead({ door: ownDoor, failed, only: new Set([tenantId]), pollMs: 200 });
  createJobWorker({
    door: ownDoor,
    lease,
    jobs: [tellingJob],
    log: quiet,
    duePortals: async () => [tenantId],
  }).start();
}
