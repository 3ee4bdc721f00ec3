import type { RegionalSettings } from '../../../../nouns/regional-settings.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { readRegional } from './read-regional.ts';

/** How the company counts and writes, for the domains above it; read once for each configuration of the portal. */
export const regionalOf = (ctx: ReadContext): Promise<RegionalSettings> =>
  ctx.remember('regional', () => readRegional(ctx.db));
