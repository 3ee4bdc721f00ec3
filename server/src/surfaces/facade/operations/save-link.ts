import { authorize } from '../../../kernel/access/actor.ts';
import type { FacadeResource } from '../../../kernel/facade-resource.ts';
import { id, object } from '../../../kernel/fields.ts';
import { type AnyCommand, command, type WriteContext } from '../../../kernel/operation.ts';
import { brokenRule, Refusal, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { externalId, externalSource } from '../../../platform/external-links/links-field.ts';
import { touchRecords } from '../../../platform/external-links/touch-records.ts';
import { type LinkRow, linkColumns, linkedType, linkScopes, linkView } from './find-links.ts';

/** Creates a link (201), leaves it (200), or moves it to another record (200); the fact names both records. */
export const saveLink = (resources: readonly FacadeResource[]) =>
  command({
    name: 'integration-api.save-link',
    summary: words('Create, change or move a link', 'Создать, изменить или перенести связь'),
    description:
      'A pair names one record, and a record has one identifier in each outside system: another `externalId` for a record replaces the one it had, ' +
      'another `entityId` moves the pair. Sending the same link again changes nothing.',
    permission: 'signed-in',
    scope: linkScopes(resources, 'update'),
    refuses: ['business_rule_violated'],
    input: object({
      externalSource: externalSource(),
      externalId: externalId(),
      entityType: linkedType(resources),
      entityId: id('Entity'),
    }),
    alsoAnswers: [201],
    output: linkView,

    async run(ctx, input) {
      const { entityType } = input;
      const resource = resources.find(({ entity }) => entity.type === entityType) as FacadeResource;
      if (resource.update) authorize(ctx.actor, resource.update);
      const target = await targetOf(ctx, resource, input.entityId);
      const before = await linksBefore(ctx, input);
      if (before.length === 1 && before[0]?.entityId === input.entityId && before[0]?.externalId === input.externalId) {
        ctx.nothingChanged();
        ctx.respond({ status: 200 });
        return { ...(before[0] as LinkRow), archived: target.archivedAt != null };
      }
      const link = await replace(ctx, input);
      const told = new Set([input.entityId, ...before.map(({ entityId }) => entityId)]);
      await touchRecords(ctx.db, resource.list.listing, [...told]);
      ctx.record({
        event: 'external_link.saved',
        audience: 'business',
        entityType,
        entityId: input.entityId,
        entityVersion: null,
        displayName: `${input.externalSource}:${input.externalId}`,
        data: { object: link, previous: { links: before } },
      });
      ctx.respond({ status: before.length === 0 ? 201 : 200 });
      return { ...link, archived: target.archivedAt != null };
    },
  }) as AnyCommand;

/** The linked record, if this caller may read it. */
export async function targetOf(ctx: WriteContext, { get }: FacadeResource, entityId: string) {
  try {
    return (await ctx.ask(get, { id: entityId })) as { archivedAt?: string | null };
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') {
      throw brokenRule(
        'link_target_not_found',
        words('The record to link does not exist.', 'Запись для связи не найдена.'),
      );
    }
    throw error;
  }
}

type Pair = Pick<LinkRow, 'externalSource' | 'externalId' | 'entityType' | 'entityId'>;

/** Links that conflict with the new one: the same pair, or the same record in the same system. */
const linksBefore = (ctx: WriteContext, { externalSource: source, externalId: outside, entityType, entityId }: Pair) =>
  ctx.db.many<LinkRow>(sql`
    select ${linkColumns} from external_links
    where tenant_id = ${ctx.db.tenant} and entity_type = ${entityType} and external_source = ${source}
      and (external_id = ${outside} or entity_id = ${entityId}) order by external_id for update`);

async function replace(
  ctx: WriteContext,
  { externalSource: source, externalId: outside, entityType, entityId }: Pair,
): Promise<LinkRow> {
  await ctx.db.execute(sql`
    delete from external_links
    where tenant_id = ${ctx.db.tenant} and entity_type = ${entityType} and external_source = ${source} and entity_id = ${entityId}
      and external_id <> ${outside}`);
  return ctx.db.one<LinkRow>(sql`
    insert into external_links (tenant_id, entity_type, external_source, external_id, entity_id)
    values (${ctx.db.tenant}, ${entityType}, ${source}, ${outside}, ${entityId})
    on conflict (tenant_id, entity_type, external_source, external_id) do update set entity_id = excluded.entity_id, updated_at = excluded.updated_at
    returning ${linkColumns}`);
}
