import type { ReadyMapping } from '../../../../kernel/integrations/manifest.ts';
import type { WriteContext } from '../../../../kernel/operation.ts';
import type { Words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { type MappingRow, mappingColumns, mappingRow, presentMapping } from './inbound-mapping.row.ts';
import { blankMapping, inboundMapping } from './inbound-mapping.ts';

/** What an installation of our own begins with: mappings as a person would have made them, in his language and his name. */
export async function writeReadyMappings(ctx: WriteContext, installationId: string, ready: readonly ReadyMapping[]) {
  for (const [index, given] of ready.entries()) {
    const rules = {
      ...blankMapping,
      ...given,
      name: given.name[ctx.language],
      position: index + 1,
      source: { ...given.source },
      defaults: defaultsIn(ctx.language, given),
      requiredFields: [...given.requiredFields],
    };
    const row = await ctx.db.one<MappingRow>(sql`
      insert into inbound_mappings as mapping ${columns({
        tenant_id: ctx.db.tenant,
        id: uuidv7(),
        installation_id: installationId,
        ...mappingRow(rules),
        created_by: ctx.actor.userId,
        updated_by: ctx.actor.userId,
      })} returning ${mappingColumns}`);
    ctx.record(inboundMapping.fact('created', presentMapping(row)));
  }
}

const defaultsIn = (language: keyof Words, { defaults = {} }: ReadyMapping) =>
  Object.fromEntries(
    Object.entries(defaults).map(([field, value]) => [field, typeof value === 'string' ? value : value[language]]),
  );
