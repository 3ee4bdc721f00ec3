import Type from 'typebox';
import type { Scope } from '../../../../../nouns/kit/rights.ts';
import { permits } from '../../../kernel/access/actor.ts';
import type { FacadeResource } from '../../../kernel/facade-resource.ts';
import { id, instant, object, recordType, text } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { refuseParameter } from '../../../kernel/problems/refuse-parameter.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { externalId, externalSource } from '../../../platform/external-links/links-field.ts';

export const linkView = object(
  {
    externalSource: externalSource(),
    externalId: externalId(),
    entityType: text(64, 'Entity kind', { examples: ['catalog_item'] }),
    entityId: id('Entity'),
    archived: Type.Boolean({ title: 'The entity is archived' }),
    createdAt: instant('Linked'),
    updatedAt: instant('Moved'),
  },
  { title: 'Link' },
);

export type LinkRow = Omit<Type.Static<typeof linkView>, 'archived'>;

export const linkColumns = sql`
  external_source as "externalSource", external_id as "externalId", entity_type as "entityType", entity_id as "entityId",
  created_at as "createdAt", updated_at as "updatedAt"`;

/** Read scopes of all linkable records: each gives access to the links of its kind. */
export const linkScopes = (resources: readonly FacadeResource[], of: 'get' | 'update') =>
  resources.flatMap((resource) => resource[of]?.scope ?? []) as readonly Scope[];

/** Kinds of records that can be linked. */
export const linkedType = (resources: readonly FacadeResource[]) =>
  recordType(
    resources.map(({ entity }) => entity.type),
    'Entity kind',
    { examples: ['catalog_item'] },
  );

export const findLinks = (resources: readonly FacadeResource[]) =>
  query({
    name: 'integration-api.find-links',
    summary: words('Find links', 'Найти связи'),
    description:
      'By the outside pair (`externalSource` and `externalId`, of any kind unless `entityType` is given) or by `entityType` and `entityId`. No match is an empty list.',
    permission: 'signed-in',
    scope: linkScopes(resources, 'get'),
    input: object({
      externalSource: Type.Optional(externalSource()),
      externalId: Type.Optional(externalId()),
      entityType: Type.Optional(linkedType(resources)),
      entityId: Type.Optional(id('Entity')),
    }),
    output: object({ items: Type.Array(linkView) }),

    async run(ctx, given) {
      const outside = given.externalSource !== undefined && given.externalId !== undefined;
      if (!outside && given.entityId === undefined) throw needsMore();
      const type = given.entityType ?? null;
      const links = await ctx.db.many<LinkRow>(sql`
        select ${linkColumns} from external_links
        where tenant_id = ${ctx.db.tenant} and (${type}::text is null or entity_type = ${type})
          and (${given.externalSource ?? null}::text is null or external_source = ${given.externalSource ?? null})
          and (${given.externalId ?? null}::text is null or external_id = ${given.externalId ?? null})
          and (${given.entityId ?? null}::uuid is null or entity_id = ${given.entityId ?? null})
        order by entity_type, external_source, external_id limit 200`);
      const readable = links.flatMap((link) => {
        const resource = resources.find(({ entity }) => entity.type === link.entityType);
        return resource && permits(ctx.actor, resource.get) ? [{ link, get: resource.get }] : [];
      });
      const items = [];
      for (const { link, get } of readable) {
        const target = (await ctx.ask(get, { id: link.entityId })) as { archivedAt?: string | null };
        items.push({ ...link, archived: target.archivedAt != null });
      }
      return { items };
    },
  });

const needsMore = () =>
  refuseParameter('invalid_query_parameter', 'externalSource', {
    code: 'required',
    message: words(
      'and externalId are required where entityId is not given',
      'и externalId обязательны, если не указан entityId',
    ),
    fix: words(
      'Give externalSource and externalId, or entityId.',
      'Укажите externalSource и externalId либо entityId.',
    ),
  });
