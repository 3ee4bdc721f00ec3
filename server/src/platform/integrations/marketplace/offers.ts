import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { isTestPortal } from '../../../kernel/portal-clock.ts';
import type { Connectors } from '../installation.row.ts';

/** Whether the portal that is being served may have it. */
export const isOfferedHere = ({ manifest }: AnyConnector): boolean => !manifest.testPortalsOnly || isTestPortal();

/** All that the marketplace lists now: what we have made, and what other companies have published. */
export const offersOf = async (connectors: Connectors, ctx: ReadContext): Promise<AnyConnector[]> => [
  ...connectors.all.filter((one) => !one.manifest.hidden && isOfferedHere(one)),
  ...((await connectors.published?.all(ctx)) ?? []),
];

/** One that may be installed, listed or not. */
export async function offerOf(
  connectors: Connectors,
  ctx: ReadContext,
  slug: string,
): Promise<AnyConnector | undefined> {
  const own = connectors.bySlug(slug);
  if (own) return isOfferedHere(own) ? own : undefined;
  return connectors.published?.one(ctx, slug);
}
