import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { Connectors } from '../installation.row.ts';

/** All that the marketplace lists now: what we have made, and what other companies have published. */
export const offersOf = async (connectors: Connectors, ctx: ReadContext): Promise<AnyConnector[]> => [
  ...connectors.all.filter(({ manifest }) => !manifest.hidden),
  ...((await connectors.published?.all(ctx)) ?? []),
];

/** One that may be installed, listed or not. */
export const offerOf = async (
  connectors: Connectors,
  ctx: ReadContext,
  slug: string,
): Promise<AnyConnector | undefined> => connectors.bySlug(slug) ?? connectors.published?.one(ctx, slug);
