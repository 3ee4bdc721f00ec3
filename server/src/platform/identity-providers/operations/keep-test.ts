import Type from 'typebox';
import { type SignInFault, signInFaults } from '../../../../../nouns/sign-in-faults.ts';
import { choice, id, nullable, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { claimAddress } from '../../directory/claim-address.ts';
import { demandOwner } from '../demand-owner.ts';
import { identityProvider, identityProviders } from '../identity-provider.ts';

interface Kept {
  proved: string[];
  heldElsewhere: string[];
}

/** Keeps the domains that DNS speaks for, each for the portal that comes first, and what was wrong with the provider. */
export const keepTest = command({
  name: 'identity-providers.keep-test',
  summary: words('Keep what a check has found', 'Сохранить итог проверки'),
  permission: 'users.assign_role',
  scope: null,
  input: object({
    id: id(),
    fault: nullable(choice(Object.keys(signInFaults) as SignInFault[], 'What is wrong')),
    domains: Type.Array(Type.String()),
  }),
  output: Type.Unknown(),

  async run(ctx, { id, fault, domains }): Promise<Kept> {
    ctx.nothingChanged();
    await demandOwner(ctx);
    const before = await identityProviders.lock(ctx.db, id);
    await ctx.db.execute(sql`
      update identity_providers set last_error = ${fault}, last_error_at = ${fault && new Date().toISOString()}
      where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    const said = domains.filter((domain) => before.domains.includes(domain) && !before.provedDomains.includes(domain));
    const won: string[] = [];
    for (const domain of said) if (await prove(ctx.db, id, domain)) won.push(domain);
    const after = won.length === 0 ? before : await identityProviders.write(ctx, before, {}, { touched: true });
    if (after && won.length > 0) ctx.record(identityProvider.changed('domain_proved', before, after, { domains: won }));
    return {
      proved: [...before.provedDomains, ...won],
      heldElsewhere: said.filter((domain) => !won.includes(domain)),
    };
  },
});

/** False where another portal has the domain, or another provider of this one. */
async function prove(db: Db, providerId: string, domain: string): Promise<boolean> {
  if (!(await claimAddress(db, 'sign-in domain', { address: domain, recordId: providerId }))) return false;
  const proved = await db.execute(sql`
    insert into sign_in_domains (tenant_id, domain, provider_id) values (${db.tenant}, ${domain}, ${providerId}) on conflict do nothing`);
  return proved === 1;
}
