import { installation as declared } from '../../../../../nouns/installation.ts';
import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { listingOf } from '../../records/listing-of.ts';
import { type Connectors, type InstallationRow, installationColumns } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { shown } from '../installed.ts';

const installationListing = {
  ...listingOf(declared, { name: 'integration-installations', defaultSort: 'slug' }),
  archivedAt: 'installation.archived_at',
};

export const listInstallations = (connectors: Connectors) =>
  listQuery({
    name: 'integrations.list-installations',
    summary: words('List installed integrations', 'Список установленных интеграций'),
    permission: 'integrations.read',
    scope: 'settings.read',
    listing: installationListing,
    row: installation.view,
    asksAtOnce: true,
    run: (ctx, input) =>
      listRows(ctx, installationListing, installationColumns, input, (row: InstallationRow) =>
        shown(connectors, row, ctx.language),
      ),
  });
