import type { Db } from '../../../kernel/db.ts';
import { words } from '../../../kernel/errors.ts';
import { command } from '../../../kernel/operation.ts';
import { assignments, differsFrom, type Sql, sql } from '../../../kernel/sql.ts';
import { checkCompany } from '../check-company.ts';
import { companyInput, portalRowOf, rowOf } from '../company.input.ts';
import { readCompany } from '../company.row.ts';
import { company } from '../company.ts';
import { createCompanyProfile } from '../create-company-profile.ts';

export const updateCompany = command({
  name: 'company.update-company',
  summary: words('Change the company and its switches', 'Изменить компанию и её настройки'),
  description: 'Fields left out stay, null clears. The name in the address of the portal never changes.',
  permission: 'company_settings.update',
  scope: 'settings.write',
  refuses: ['version_conflict', 'precondition_failed'],
  input: companyInput,
  output: company.view,

  async run(ctx, { version: _, ...input }) {
    await createCompanyProfile(ctx.db);
    await ctx.db.one(sql`select 1 from company_profiles where tenant_id = ${ctx.db.tenant} for update`);
    const before = await readCompany(ctx.db);
    ctx.expectVersion(before.version);
    const given = checkCompany(before, input);
    const portal = portalRowOf(given);
    const profile = rowOf(given);
    const changed = [
      await changeWhereDifferent(ctx.db, sql`tenants`, portal),
      await changeWhereDifferent(ctx.db, sql`company_profiles`, profile),
    ];
    if (!changed.includes(true)) {
      ctx.nothingChanged();
      return before;
    }
    await ctx.db.execute(sql`
      update company_profiles set version = version + 1, updated_at = now(), updated_by = ${ctx.actor.userId} where tenant_id = ${ctx.db.tenant}`);
    const after = await readCompany(ctx.db);
    ctx.record(company.changed('updated', before, after));
    return after;
  },
});

async function changeWhereDifferent(db: Db, table: Sql, row: Record<string, unknown>): Promise<boolean> {
  if (Object.keys(row).length === 0) return false;
  const touched = await db.execute(
    sql`update ${table} set ${assignments(row)} where tenant_id = ${db.tenant} and ${differsFrom(row)}`,
  );
  return touched > 0;
}
