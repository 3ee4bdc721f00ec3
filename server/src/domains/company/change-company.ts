import type { Company } from '../../../../nouns/company.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { changeWhereDifferent } from './change-where-different.ts';
import { company } from './company.ts';
import { readCompany } from './read-company.ts';

type Row = Record<string, unknown>;

/** What is to be written: with the portal itself, and in its profile. */
interface Change {
  portal?: Row;
  profile: Row;
}

/** Changes the company, whichever of its settings it comes from: locked, compared, written where it differs, with its fact. */
export async function changeCompany(ctx: WriteContext, decide: (before: Company) => Change): Promise<Company> {
  await ctx.db.execute(
    sql`insert into company_profiles (tenant_id) values (${ctx.db.tenant}) on conflict (tenant_id) do nothing`,
  );
  await ctx.db.one(sql`select 1 from company_profiles where tenant_id = ${ctx.db.tenant} for update`);
  const before = await readCompany(ctx.db);
  ctx.expectVersion(before.version);
  const { portal = {}, profile } = decide(before);
  const changed = [
    await changeWhereDifferent(ctx.db, sql`tenants`, portal),
    await changeWhereDifferent(ctx.db, sql`company_profiles`, profile),
  ];
  if (!changed.includes(true)) {
    ctx.nothingChanged();
    return before;
  }
  await ctx.db.execute(sql`
    update company_profiles set version = version + 1, updated_at = portal_now(), updated_by = ${ctx.actor.userId} where tenant_id = ${ctx.db.tenant}`);
  const after = await readCompany(ctx.db);
  ctx.record(company.changed('updated', before, after));
  return after;
}
