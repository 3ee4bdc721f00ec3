import type { Actor } from '../../kernel/access/actor.ts';
import type { AnyCommand } from '../../kernel/operation.ts';
import { byPortalClock } from '../../kernel/portal-clock.ts';
import { statement } from '../../kernel/sql/sql.ts';
import { arePortalsApart } from '../../kernel/sql/where-portals-lie.ts';
import type { Client } from '../postgres/create-pool.ts';
import { send } from '../postgres/send.ts';
import { enterPortal, type Mode } from './enter-portal.ts';
import { StaleActor, type Visit } from './visit.ts';

/** Portals known to keep the machine's time: a portal is made as a test portal, and never becomes one. */
const byMachineTime = new Set<string>();

export const goesByMachineTime = (tenantId: string): boolean => byMachineTime.has(tenantId);

/**
 * Opens a transaction in a portal and verifies that the caller's credentials are still valid. Nothing waits for either: the
 * operation's first statements leave in the same flight, before the proof has returned. Their results count only once `proven` resolves.
 * The work of a portal that may have a clock of its own begins when that is known.
 */
export function openTransaction(client: Client, tenantId: string, { proof }: Actor, mode: Mode, settings = '') {
  const opening = enterPortal(client, tenantId, mode, settings);
  const proving = proof ? send(client, statement(proof)) : undefined;
  const proven = Promise.allSettled([opening, proving]).then(async () => {
    if ((await opening) === null) byMachineTime.add(tenantId);
    if ((await proving)?.rowCount === 0) throw new StaleActor();
  });
  // Who waits for the opening alone hears of its failure there.
  proven.catch(() => {});
  const byItsClock = async <T>(work: () => Promise<T>): Promise<T> =>
    goesByMachineTime(tenantId) ? work() : byPortalClock(await opening, work);
  return { proven, byItsClock };
}

export const settingsOf = (op: AnyCommand, { idempotency }: Visit) =>
  (idempotency ? waitForTwin : '') + (releasesEarly(op) ? releaseEarly : '');

/** A concurrent request with the same idempotency key waits this long for the first one's outcome: less than a statement may take. */
const waitForTwin = `; set local lock_timeout = '4s'`;

/** Never on shards: each node has a log of its own, and a flush of the coordinator's does not cover it. */
export const releasesEarly = (op: AnyCommand): boolean => op.releasesEarly === true && !arePortalsApart();

/** Locks are released by a commit that does not wait for the disk; the answer waits for the flush in `flushLog`. */
const releaseEarly = '; set local synchronous_commit = off';
