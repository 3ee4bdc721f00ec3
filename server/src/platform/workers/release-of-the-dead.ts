import { systemIn } from '../../kernel/access/actor.ts';
import { sql } from '../../kernel/sql/sql.ts';
import type { Door } from '../door/create-door.ts';
import { releaseJobs } from '../jobs/release-jobs.ts';
import { releaseOfHolders } from '../webhooks/sending/release-deliveries.ts';
import { patrol } from './patrol.ts';

/** Longer than a claim of anything lasts without a word of its worker. */
const rememberedSeconds = 120;

interface Parts {
  door: Door;
  failed(error: unknown): void;
  /** Serves these portals alone; tests keep out of each other's way with it. */
  only?: ReadonlySet<string>;
  pollMs?: number;
}

/** Gives the others what workers had in hand whose lease ran out. */
export function releaseOfTheDead({ door, failed, only, pollMs = 1_000 }: Parts) {
  const { directory } = door;

  async function look(): Promise<boolean> {
    const dead = await directory.many<{ id: string }>(sql`
      with forgotten as (delete from workers where until < clock_timestamp() - make_interval(secs => ${rememberedSeconds}))
      select id from workers where until <= clock_timestamp()`);
    if (dead.length === 0) return false;
    const holders = dead.map(({ id }) => id);
    const portals = await directory.many<{ tenant_id: string }>(sql`select * from tenants_with_work_of(${holders})`);
    for (const { tenant_id } of portals) if (only?.has(tenant_id) ?? true) await release(tenant_id, holders);
    return false;
  }

  async function release(tenantId: string, holders: readonly string[]) {
    await door.command(releaseJobs, systemIn(tenantId), { holders });
    await door.command(releaseOfHolders, systemIn(tenantId), { holders });
  }

  return patrol(look, pollMs, failed);
}
