import { id, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { inboundMapping, mappingById } from './inbound-mapping.ts';

export const getMapping = query({
  name: 'integrations.get-mapping',
  summary: words('Get a webhook mapping', 'Получить сопоставление вебхука'),
  permission: 'integrations.read',
  scope: 'settings.read',
  input: object({ id: id('Installation'), mappingId: id() }),
  output: inboundMapping.view,
  run: (ctx, input) => mappingById(ctx.db, input.id, input.mappingId),
});
