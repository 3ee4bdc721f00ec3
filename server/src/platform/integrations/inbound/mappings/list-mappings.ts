import { inboundMapping as declared, type InboundMapping } from '../../../../../../nouns/inbound-mapping.ts';
import { id } from '../../../../kernel/fields.ts';
import { listQuery } from '../../../../kernel/lists/list-query.ts';
import { listRows } from '../../../../kernel/lists/list-rows.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { listingOf } from '../../../records/listing-of.ts';
import { installationRow } from '../../installation.row.ts';
import { inboundMapping, inboundMappings } from './inbound-mapping.ts';

const mappingListing = listingOf(declared, { name: 'inbound-mappings', defaultSort: 'position' });

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
    const columns = inboundMappings.columns();
    return listRows(ctx, mappingListing, columns, { ...input, installationId }, (mapping: InboundMapping) => mapping);
  },
});
