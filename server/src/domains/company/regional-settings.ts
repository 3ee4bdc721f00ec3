import type { ReadContext } from '../../kernel/operation.ts';
import { readRegional } from './regional.row.ts';
import type { Regional } from './regional.ts';

/** How the company counts and writes, for the domains above it; read once for each configuration of the portal. */
export const regionalOf = (ctx: ReadContext): Promise<Regional> => ctx.remember('regional', () => readRegional(ctx.db));
