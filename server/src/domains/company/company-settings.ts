import type { Company } from '../../../../nouns/company.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { readCompany } from './read-company.ts';

/** The company's switches for the domains above it, read once for each configuration of the portal. */
export const companySettings = (ctx: ReadContext): Promise<Company> =>
  ctx.remember('company', () => readCompany(ctx.db));
