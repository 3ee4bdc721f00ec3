import type { ReadContext } from '../../kernel/operation.ts';
import { readCompany } from './company.row.ts';
import type { Company } from './company.ts';

/** The company's switches for the domains above it, read once for each configuration of the portal. */
export const companySettings = (ctx: ReadContext): Promise<Company> =>
  ctx.remember('company', () => readCompany(ctx.db));
