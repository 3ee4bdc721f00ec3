import { watchStatements } from '../../kernel/sql/sql.ts';

/** Functions, settings and tables that belong to no portal; a statement that uses only these need not name a tenant. */
const shared =
  /^\s*(set local (plan_cache_mode|enable_\w+) = |select \* from (find|claim|release|rest|take|tenants_with|publish|suspend|make|drop)_|.*\b(installation_keys|schedules|workers)\b|[^]*\bfrom published_integrations\b)/;

/**
 * The first fence of tenancy: a statement that names no tenant is refused before it is sent.
 * Row security is the second one; and a statement with its tenant's value goes to one shard.
 */
export const fenceStatements = () =>
  watchStatements((text) => {
    if (!text.includes('tenant_id') && !shared.test(text))
      throw new Error(`A statement must name its tenant:\n${text}`);
  });
