import Type from 'typebox';
import { id, object, version } from '../../../../kernel/fields.ts';
import type { InboundOperation } from '../../../../kernel/integrations/inbound-operation.ts';
import { command } from '../../../../kernel/operation.ts';
import { archived, words } from '../../../../kernel/problems/errors.ts';
import { checkMapping } from './check-mapping.ts';
import { inboundMapping, inboundMappings, lockMapping } from './inbound-mapping.ts';

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
      ...inboundMapping.change,
      version: Type.Optional(version()),
    }),
    output: inboundMapping.view,

    async run(ctx, { id: installationId, mappingId, version: _, ...given }) {
      const before = await lockMapping(ctx.db, installationId, mappingId);
      ctx.expectVersion(before.version);
      if (before.archivedAt) throw archived(inboundMapping.noun);
      checkMapping(operations, { ...before, ...given });
      return inboundMappings.change(ctx, before, given);
    },
  });
