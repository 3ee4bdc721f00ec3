import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import type { Connectors } from '../installation.row.ts';

/** All that may be installed now: what we have made, and what other companies have published. */
export const offersOf = async (connectors: Connectors, ctx: ReadContext): Promise<AnyConnector[]> => [
  ...connectors.all,
  ...((await connectors.published?.all(ctx)) ?? []),
];

export const offerOf = async (
  connectors: Connectors,
  ctx: ReadContext,
  slug: string,
): Promise<AnyConnector | undefined> => connectors.bySlug(slug) ?? connectors.published?.one(ctx, slug);
