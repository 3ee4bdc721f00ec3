import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { type InstallationRow, installationColumns } from './installation.row.ts';

interface Working<P> {
  installation: InstallationRow;
  port: P;
}

/** The connectors that have a port, with what they do by it. */
export const withPort = <P>(all: readonly AnyConnector[], name: string): ReadonlyMap<string, P> =>
  new Map(
    all.flatMap(({ manifest, ports }) => {
      const port = (ports as Record<string, P> | undefined)?.[name];
      return port === undefined ? [] : [[manifest.slug, port] as const];
    }),
  );

/** The installation that works through a port in this portal; refused with what is missing where none does. */
export async function workingInstallation<P>(ctx: ReadContext, ports: ReadonlyMap<string, P>): Promise<Working<P>> {
  const held = await ctx.db.many<InstallationRow>(sql`
    select ${installationColumns} from integration_installations installation
    where installation.tenant_id = ${ctx.db.tenant} and installation.slug = any(${[...ports.keys()]}) and installation.archived_at is null
    order by installation.created_at`);
  const installation = held.find(({ status }) => status === 'installed');
  if (installation) return { installation, port: ports.get(installation.slug) as P };
  if (held.some(({ status }) => status === 'disabled')) throw refuse('integration_disabled');
  throw refuse(
    'installation_not_ready',
    held.length === 0
      ? words('Install the integration first.', 'Сначала установите интеграцию.')
      : words('Finish setting up the integration first.', 'Сначала завершите настройку интеграции.'),
    { integrations: [...ports.keys()] },
  );
}
