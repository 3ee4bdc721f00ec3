import { id, object } from '../../../kernel/fields.ts';
import { command, query } from '../../../kernel/operation.ts';
import { archived, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { type EventCatalog, testEvent } from '../events/event-catalog.ts';
import type { FactRow } from '../events/fact.row.ts';
import { renderPayload } from '../events/render-payload.ts';
import { leaseSeconds } from '../sending/claim-deliveries.ts';
import { type Work, type WorkRow, workColumns, workOf } from '../sending/delivery-work.ts';
import { secretOpener } from './subscription-secrets.ts';
import { webhookSubscription, webhookSubscriptions } from './webhook-subscription.ts';

const startedTest = object({ deliveryId: id('Delivery'), lease: id('Lease') });

/** Records the test event and its delivery, already taken by the caller: no worker sends it unless the caller dies. */
export const startTest = (catalog: EventCatalog) =>
  command({
    name: 'webhooks.start-test',
    summary: words('Prepare a test event', 'Подготовить тестовое событие'),
    permission: 'webhooks.manage',
    scope: 'webhooks.write',
    input: object({ id: id() }),
    output: startedTest,

    async run(ctx, input) {
      const { db, actor, services, requestId } = ctx;
      const subscription = await webhookSubscriptions.byId(db, input.id);
      if (subscription.archivedAt) throw archived(webhookSubscription.noun);
      const made = { event: uuidv7(), payload: uuidv7(), delivery: uuidv7(), lease: uuidv7() };
      const data = { message: 'This is a test event. No business data has changed.', subscriptionId: subscription.id };
      const fact: FactRow = {
        id: made.event,
        event: testEvent,
        entity_type: 'integration',
        entity_id: subscription.id,
        entity_version: null,
        display_name: subscription.name,
        occurred_at: new Date().toISOString(),
        actor_kind: actor.kind,
        actor_id: actor.userId,
        through_id: actor.throughId ?? null,
        request_id: requestId,
        data,
        links: [],
      };
      const view = { mode: 'full', readable: true, hidden: [] } as const;
      const body = JSON.stringify(
        renderPayload(fact, view, { tenantId: db.tenant, publicUrl: services.publicUrl, catalog }),
      );
      await db.execute(
        sql`insert into webhook_payloads (tenant_id, id, body) values (${db.tenant}, ${made.payload}, ${body})`,
      );
      await db.execute(sql`
        insert into webhook_deliveries (tenant_id, id, subscription_id, event_id, event, entity_type, entity_id, payload_id, request_id,
          status, trigger, lease, next_attempt_at)
        values (${db.tenant}, ${made.delivery}, ${subscription.id}, ${made.event}, ${testEvent}, 'integration', ${subscription.id},
          ${made.payload}, ${requestId}, 'in_flight', 'test', ${made.lease}, now() + make_interval(secs => ${leaseSeconds}))`);
      ctx.record({
        id: made.event,
        event: testEvent,
        audience: 'internal',
        entityType: 'integration',
        entityId: subscription.id,
        entityVersion: null,
        displayName: subscription.name,
        data,
      });
      return { deliveryId: made.delivery, lease: made.lease };
    },
  });

const open = secretOpener();

/** The work of a test that has not been sent yet; undefined for a repeat of one that has. */
export const readTest = query({
  name: 'webhooks.read-test',
  summary: words('Read a prepared test event', 'Прочитать подготовленное тестовое событие'),
  permission: 'webhooks.manage',
  scope: 'webhooks.write',
  input: startedTest,
  output: startedTest,

  async run(ctx, { deliveryId, lease }): Promise<Work | undefined> {
    const { db } = ctx;
    const row = await db.first<WorkRow>(sql`
      select ${workColumns} from webhook_deliveries taken
      join webhook_subscriptions subscription on subscription.tenant_id = ${db.tenant} and subscription.id = taken.subscription_id
      join webhook_payloads payload on payload.tenant_id = ${db.tenant} and payload.id = taken.payload_id
      where taken.tenant_id = ${db.tenant} and taken.id = ${deliveryId} and taken.lease = ${lease} and taken.status = 'in_flight'`);
    return row && workOf(ctx.services, db, open, row);
  },
});
