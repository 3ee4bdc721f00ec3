import type { WriteContext } from '../../../../kernel/operation.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import type { LifecycleEvent } from '../signed-call.ts';
import { callPublisher } from './call-publisher.job.ts';

/** Queues a call to the publisher behind the earlier ones of the same installation. */
export async function tellPublisher(ctx: WriteContext, installationId: string, event: LifecycleEvent): Promise<void> {
  await ctx.db.execute(sql`
    insert into publisher_calls (tenant_id, installation_id, event) values (${ctx.db.tenant}, ${installationId}, ${event})`);
  await ctx.enqueue(callPublisher, { installationId }, { key: installationId });
}
