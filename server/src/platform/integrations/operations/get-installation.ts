import { id, object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { type Connectors, installationRow } from '../installation.row.ts';
import { installation } from '../installation.ts';
import { shown } from '../installed.ts';

export const getInstallation = (connectors: Connectors) =>
  query({
    name: 'integrations.get-installation',
    summary: words('Get an installation', 'Получить установку интеграции'),
    permission: 'integrations.read',
    scope: 'settings.read',
    input: object({ id: id() }),
    output: installation.view,
    asksAtOnce: true,
    run: async (ctx, input) => shown(connectors, await installationRow(ctx.db, input.id), ctx.language),
  });
