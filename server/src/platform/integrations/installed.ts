import type { AnyConnector } from '../../kernel/integrations/connector.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import { refuse, words } from '../../kernel/problems/errors.ts';
import { type Connectors, type InstallationRow, presentInstallation } from './installation.row.ts';
import { externalConnector } from './publishing/external-connector.ts';
import { isExternal } from './publishing/published.ts';

/** The connector behind an installation; one that is no longer offered, or that the operator has stopped, cannot be worked with. */
export async function connectorOf(
  connectors: Connectors,
  { db, services }: Pick<ReadContext, 'db' | 'services'>,
  { id, slug }: Pick<InstallationRow, 'id' | 'slug'>,
): Promise<AnyConnector> {
  if (!isExternal(slug)) return connectors.bySlug(slug) ?? noLongerOffered();
  const external = await externalConnector(db, services, id);
  if (external.suspended) throw refuse('integration_disabled', external.suspended);
  return external;
}

const noLongerOffered = () => {
  throw refuse(
    'integration_disabled',
    words('This integration is no longer offered.', 'Эта интеграция больше не предлагается.'),
  );
};

/** An installation as answers show it, in the language of who asks. */
export const shown = (connectors: Connectors, row: InstallationRow, language: keyof Words) =>
  presentInstallation(row, language, connectors.bySlug(row.slug)?.manifest);
