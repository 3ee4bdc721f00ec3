import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import type { InboundOperation } from '../../../../kernel/integrations/inbound-operation.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../../kernel/sql/sql.ts';
import { checkMapping } from './check-mapping.ts';
import { type MappingRow, mappingById, mappingColumns, mappingRow, presentMapping } from './inbound-mapping.row.ts';
import { inboundMapping, mappingInput } from './inbound-mapping.ts';

const { fields } = inboundMapping;

export const updateMapping = (operations: readonly InboundOperation[]) =>
  command({
    name: 'integrations.update-mapping',
    summary: words('Change a webhook mapping', 'Изменить сопоставление вебхука'),
    description:
      'Fields left out stay; `source`, `defaults` and `requiredFields` are replaced as a whole. What came before is not applied anew by itself: reprocess its receipt.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    refuses: ['mapping_invalid', 'resource_archived', 'version_conflict', 'precondition_failed'],
    input: object({
      id: id('Installation'),
      mappingId: id(),
      event: Type.Optional(fields.event),
      operation: Type.Optional(fields.operation),
      ...mappingInput,
      version: Type.Optional(version()),
    }),
    output: inboundMapping.view,

    async run(ctx, { id: installationId, mappingId, version: _, ...given }) {
      const before = await mappingById(ctx.db, installationId, mappingId, true);
      ctx.expectVersion(before.version);
      if (before.archivedAt) throw archived(inboundMapping.noun);
      const rules = { ...before, ...given };
      checkMapping(operations, rules);
      const row = await ctx.db.first<MappingRow>(sql`
        update inbound_mappings mapping set ${assignments(mappingRow(rules))}, version = version + 1, updated_at = now(),
          updated_by = ${ctx.actor.userId}
        where mapping.tenant_id = ${ctx.db.tenant} and mapping.id = ${mappingId} and ${differsFrom(mappingRow(rules))}
        returning ${mappingColumns}`);
      if (!row) {
        ctx.nothingChanged();
        return before;
      }
      const after = presentMapping(row);
      ctx.record(inboundMapping.changed('updated', before, after));
      return after;
    },
  });
