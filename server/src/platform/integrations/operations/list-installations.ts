import { listQuery } from '../../../kernel/lists/list-query.ts';
import { listRows } from '../../../kernel/lists/list-rows.ts';
import type { Listing } from '../../../kernel/lists/listing.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Connectors, type InstallationRow, installationColumns } from '../installation.row.ts';
import { installation, installationLifecycle } from '../installation.ts';
import { shown } from '../installed.ts';

const installationListing: Listing = {
  name: 'integration-installations',
  from: 'integration_installations installation',
  alias: 'installation',
  defaultSort: 'slug',
  search: ['installation.slug'],
  archivedAt: 'installation.archived_at',
  fields: {
    id: { column: 'installation.id', kind: 'id', sortable: true },
    slug: { column: 'installation.slug', kind: 'text', sortable: true },
    status: { column: 'installation.status', kind: 'choice', values: installationLifecycle.statuses },
    createdAt: { column: 'installation.created_at', kind: 'instant', sortable: true },
    updatedAt: { column: 'installation.updated_at', kind: 'instant', sortable: true },
  },
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
