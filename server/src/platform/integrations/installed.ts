import type { AnyConnector } from '../../kernel/connector.ts';
import type { Words } from '../../kernel/errors.ts';
import { refuse, words } from '../../kernel/errors.ts';
import { type Connectors, type InstallationRow, presentInstallation } from './installation.row.ts';

/** The connector behind an installation; one that this version of the platform no longer has cannot be worked with. */
export function connectorOf(connectors: Connectors, { slug }: Pick<InstallationRow, 'slug'>): AnyConnector {
  const found = connectors.bySlug(slug);
  if (!found)
    throw refuse(
      'integration_disabled',
      words('This integration is no longer offered.', 'Эта интеграция больше не предлагается.'),
    );
  return found;
}

/** The card of an installation for who asks. */
export const shown = (connectors: Connectors, row: InstallationRow, language: keyof Words) =>
  presentInstallation(row, language, connectors.bySlug(row.slug)?.manifest.inbound === true);
