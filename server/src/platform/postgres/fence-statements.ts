import { watchStatements } from '../../kernel/sql/sql.ts';

/** Functions, settings and tables that belong to no portal; a statement about them alone need not name one. */
const shared =
  /^\s*(set local (plan_cache_mode|enable_\w+) = |select \* from (find|claim|release|rest|take|tenants_with|publish|suspend)_|.*\b(installation_keys|schedules|workers)\b|[^]*\bfrom published_integrations\b)/;

/**
 * The first lock of tenancy: a statement that names no tenant is refused before it is ever sent.
 * Row security is the second lock; and a statement with its tenant's value goes to one shard.
 */
export const fenceStatements = () =>
  watchStatements((text) => {
    if (!text.includes('tenant_id') && !shared.test(text))
      throw new Error(`A statement must name its tenant:\n${text}`);
  });
