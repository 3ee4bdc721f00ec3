import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../../kernel/sql/sql.ts';
import type { EventCatalog } from '../../events/event-catalog.ts';
import { headerColumns, mergedHeaders } from '../keep-headers.ts';
import { checkSubscription, faultOfUrl, subscriptionInput, urlNotAllowed } from '../subscription-input.ts';
import { changeSubscription, lockSubscription } from '../webhook-subscription.row.ts';
import { webhookSubscription } from '../webhook-subscription.ts';

const { fields } = webhookSubscription;

const columnOf: Record<string, string> = {
  name: 'name',
  url: 'url',
  events: 'events',
  payloadMode: 'payload_mode',
  ordering: 'ordering',
  maxRatePerSecond: 'max_rate_per_second',
  alertEmails: 'alert_emails',
  rotationFallback: 'rotation_fallback',
};

export const updateSubscription = (catalog: EventCatalog) =>
  command({
    name: 'webhooks.update-subscription',
    summary: words('Change a webhook subscription', 'Изменить подписку на вебхуки'),
    description: 'Fields left out stay. `headers` replaces the set; an empty or covered value keeps the stored one.',
    permission: 'webhooks.manage',
    scope: 'webhooks.write',
    refuses: ['url_not_allowed', 'resource_archived', 'version_conflict', 'precondition_failed'],
    input: object({
      id: id(),
      name: Type.Optional(fields.name),
      url: Type.Optional(fields.url),
      ...subscriptionInput,
      version: Type.Optional(version()),
    }),
    output: webhookSubscription.view,
    enter: async ({ url }, { services, actor }) => ({
      tenantId: actor.tenantId,
      carried: url === undefined ? null : await faultOfUrl(url, services),
    }),

    async run(ctx, { id, version: _, headers, ...given }, fault) {
      const before = await lockSubscription(ctx.db, id);
      if (fault !== null) throw urlNotAllowed(fault);
      checkSubscription(catalog, { events: given.events, headers });
      ctx.expectVersion(before.version);
      if (before.archivedAt) throw archived(webhookSubscription.noun);

      const changes: Record<string, unknown> = Object.fromEntries(
        Object.entries(given).map(([field, value]) => [columnOf[field] as string, value]),
      );
      const sealed =
        headers &&
        (await headerColumns(ctx.services, ctx.db, id, await mergedHeaders(ctx.services, ctx.db, id, headers)));
      const differs = await ctx.db.first(sql`
        select 1 from webhook_subscriptions
        where tenant_id = ${ctx.db.tenant} and id = ${id} and ${Object.keys(changes).length > 0 ? differsFrom(changes) : sql`false`}`);
      if (!differs && !(headers && changesHeaders(before.headers, headers))) {
        ctx.nothingChanged();
        return before;
      }
      const after = await changeSubscription(ctx.db, id, assignments({ ...changes, ...sealed }), ctx.actor.userId);
      ctx.record(webhookSubscription.changed('updated', before, after));
      return after;
    },
  });

/** A set with the same names and no new value leaves everything as it was. */
const changesHeaders = (shown: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>) =>
  Object.keys(shown).sort().join('\n') !== Object.keys(given).sort().join('\n') ||
  Object.values(given).some((value) => value !== '' && !value.startsWith('••••'));
