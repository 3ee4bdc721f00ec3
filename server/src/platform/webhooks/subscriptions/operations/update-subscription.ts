import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import type { EventCatalog } from '../../events/event-catalog.ts';
import { headerColumns, mergedHeaders } from '../keep-headers.ts';
import { checkSubscription, faultOfUrl, urlNotAllowed } from '../subscription-input.ts';
import { webhookSubscription, webhookSubscriptions } from '../webhook-subscription.ts';

export const updateSubscription = (catalog: EventCatalog) =>
  command({
    name: 'webhooks.update-subscription',
    summary: words('Change a webhook subscription', 'Изменить подписку на вебхуки'),
    description: 'Fields left out stay. `headers` replaces the set; an empty or covered value keeps the stored one.',
    permission: 'webhooks.manage',
    scope: 'webhooks.write',
    provesPresence: true,
    refuses: ['url_not_allowed', 'resource_archived', 'version_conflict', 'precondition_failed'],
    input: object({ id: id(), ...webhookSubscription.change, version: Type.Optional(version()) }),
    output: webhookSubscription.view,
    enter: async ({ url }, { services, actor }) => ({
      tenantId: actor.tenantId,
      carried: url === undefined ? null : await faultOfUrl(url, services),
    }),

    async run(ctx, { id, version: _, headers, ...given }, fault) {
      const before = await webhookSubscriptions.lock(ctx.db, id);
      if (fault !== null) throw urlNotAllowed(fault, given.url as string);
      checkSubscription(catalog, { events: given.events, headers });
      ctx.expectVersion(before.version);
      if (before.archivedAt) throw archived(webhookSubscription.noun);

      if (!headers || !changesHeaders(before.headers, headers)) return webhookSubscriptions.change(ctx, before, given);
      const merged = await mergedHeaders(ctx.services, ctx.db, id, headers);
      const columns = await headerColumns(ctx.services, ctx.db, id, merged);
      return webhookSubscriptions.change(ctx, before, given, { columns, touched: true });
    },
  });

/** A set with the same names and no new value leaves everything as it was. */
const changesHeaders = (shown: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>) =>
  Object.keys(shown).sort().join('\n') !== Object.keys(given).sort().join('\n') ||
  Object.values(given).some((value) => value !== '' && !value.startsWith('••••'));
