import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { installationRow } from '../../installation.row.ts';
import { mappingColumns, mappingListing, presentMapping } from './inbound-mapping.row.ts';
import { inboundMapping } from './inbound-mapping.ts';

export const listMappings = listQuery({
  name: 'integrations.list-mappings',
  summary: words('List webhook mappings', 'Список сопоставлений вебхуков'),
  permission: 'integrations.read',
  scope: 'settings.read',
  listing: mappingListing,
  row: inboundMapping.view,
  more: { id: id('Installation') },
  async run(ctx, { id: installationId, ...input }) {
    await installationRow(ctx.db, installationId as string);
    return listRows(ctx, mappingListing, mappingColumns, { ...input, installationId }, presentMapping);
  },
});
