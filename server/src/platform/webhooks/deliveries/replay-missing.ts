import Type from 'typebox';
import type { WebhookSubscription } from '../../../../../nouns/webhook-subscription.ts';
import { id, instant, object } from '../../../kernel/fields.ts';
import { type Job, job } from '../../../kernel/job.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { freshDays } from '../../audit/read-numbered.ts';
import { idsSince } from '../../months/ids-since.ts';
import type { EventCatalog } from '../events/event-catalog.ts';
import { type FactRow, factColumns } from '../events/fact.row.ts';
import { insertDeliveries } from './insert-deliveries.ts';
import { readSubscribers } from './read-subscribers.ts';
import { mostCounted } from './recover-deliveries.ts';

/** Facts looked at in one transaction. */
const most = 500;

const payload = object({
  subscriptionId: id('Subscription'),
  since: instant('From'),
  until: instant('Until'),
  after: Type.Optional(id('Last event done')),
});

export type ReplayJob = Job<typeof payload>;

interface Window {
  subscriptionId: string;
  since: string;
  until: string;
}

/** Events of the window that were never delivered to this subscription. */
const missing = (db: Db, { subscriptionId, since, until }: Window) => sql`
  fact.tenant_id = ${db.tenant} and fact.audience <> 'internal' and fact.outcome = 'success'
  and fact.position <= (select told from event_heads where tenant_id = ${db.tenant})
  and fact.id >= ${idsSince(freshDays)} and fact.occurred_at >= ${since} and fact.occurred_at < ${until} and fact.occurred_at > now() - interval '30 days'
  and not exists (
    select 1 from webhook_deliveries made
    where made.tenant_id = ${db.tenant} and made.subscription_id = ${subscriptionId} and made.event_id = fact.id)`;

/** How many deliveries a replay will make, counted as far as a recovery counts. */
export async function countMissing(
  db: Db,
  { id: subscriptionId, events }: Pick<WebhookSubscription, 'id' | 'events'>,
  since: string,
  until: string,
): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*) as count from (
      select 1 from audit_events fact where ${missing(db, { subscriptionId, since, until })}
        and (cardinality(${events}::text[]) = 0 or fact.event = any(${events}::text[]))
      limit ${mostCounted}) found`);
  return count;
}

/** Makes the deliveries a subscription never had, with the rights its creator has now. */
export function replayMissingJob(catalog: EventCatalog): ReplayJob {
  const replay = command({
    name: 'webhooks.replay-missing-deliveries',
    summary: words('Make missing deliveries', 'Создать недостающие доставки'),
    permission: 'internal',
    scope: null,
    input: payload,
    output: Type.Null(),

    async run(ctx, input) {
      ctx.nothingChanged();
      const { db } = ctx;
      const { subscriptionId, since, until, after = '00000000-0000-0000-0000-000000000000' } = input;
      const facts = await db.many<FactRow>(sql`
        select ${factColumns} from audit_events fact
        where ${missing(db, { subscriptionId, since, until })} and fact.id > ${after}
        order by fact.id limit ${most}`);
      const subscribers = await readSubscribers(db, subscriptionId);
      await insertDeliveries(db, facts, subscribers, { catalog, publicUrl: ctx.services.publicUrl });
      if (facts.length === most) await ctx.enqueue(itself, { ...input, after: (facts.at(-1) as FactRow).id });
      return null;
    },
  });
  const itself = job({ name: 'webhooks.replay-missing', payload, command: replay });
  return itself;
}
