import { authorize } from '../../../kernel/access/actor.ts';
import type { FacadeResource } from '../../../kernel/facade-resource.ts';
import { object } from '../../../kernel/fields.ts';
import { type AnyCommand, command } from '../../../kernel/operation.ts';
import { notFound, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { externalId, externalSource } from '../../../platform/external-links/links-field.ts';
import { touchRecords } from '../../../platform/external-links/touch-records.ts';
import { type LinkRow, linkColumns, linkedType, linkScopes, linkView } from './find-links.ts';
import { targetOf } from './save-link.ts';

/** Removes the external identifier of a record; the record itself stays. */
export const removeLink = (resources: readonly FacadeResource[]) =>
  command({
    name: 'integration-api.remove-link',
    summary: words('Remove a link', 'Удалить связь'),
    description:
      'The record stays, and the pair can be linked to another. Answers the removed link. An unknown pair is 404, so a 404 on a repeat means it is done.',
    permission: 'signed-in',
    scope: linkScopes(resources, 'update'),
    refuses: ['not_found'],
    input: object({
      externalSource: externalSource(),
      externalId: externalId(),
      entityType: linkedType(resources),
    }),
    output: linkView,

    async run(ctx, { externalSource: source, externalId: outside, entityType }) {
      const resource = resources.find(({ entity }) => entity.type === entityType) as FacadeResource;
      if (resource.update) authorize(ctx.actor, resource.update);
      const link = await ctx.db.first<LinkRow>(sql`
        delete from external_links
        where tenant_id = ${ctx.db.tenant} and entity_type = ${entityType} and external_source = ${source} and external_id = ${outside}
        returning ${linkColumns}`);
      if (!link) throw notFound(words('Link', 'Связь'));
      const target = await targetOf(ctx, resource, link.entityId);
      await touchRecords(ctx.db, resource.list.listing, [link.entityId]);
      ctx.record({
        event: 'external_link.removed',
        audience: 'business',
        entityType,
        entityId: link.entityId,
        entityVersion: null,
        displayName: `${source}:${outside}`,
        data: { object: link },
      });
      return { ...link, archived: target.archivedAt != null };
    },
  }) as AnyCommand;
