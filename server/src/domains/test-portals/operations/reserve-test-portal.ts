import { randomBytes } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { object, text } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { keepQuota } from '../../../platform/quotas/keep-quota.ts';
import { type Maker, readMaker } from '../../../platform/test-portals/operations/read-maker.ts';
import { demandLivePortal } from '../../../platform/test-portals/refusals.ts';
import { testPortalFact } from '../../../platform/test-portals/test-portal-fact.ts';
import type { companyInput } from '../../company/company.input.ts';
import { readCompany } from '../../company/read-company.ts';
import type { regionalInput } from '../../company/regional.input.ts';
import { readRegional } from '../../company/regional-settings.ts';

/** What a test portal takes over from the portal it is made in. */
export interface Reserved {
  id: string;
  name: string;
  slug: string;
  person: Maker['person'];
  company: Pick<Static<typeof companyInput>, (typeof requisites)[number]>;
  regional: Pick<Static<typeof regionalInput>, (typeof regions)[number]>;
}

const mostPortals = 3;
const requisites = ['companyInn', 'kpp', 'ogrn', 'address', 'phone'] as const;
const regions = ['currency', 'locale', 'timezone', 'numberFormat'] as const;

/** Gives it an identifier and an address. From here on its clock is known, so that no process takes it for a live one. */
export const reserveTestPortal = command({
  name: 'test-portals.reserve-test-portal',
  summary: words('Reserve a test portal', 'Зарезервировать тестовый портал'),
  permission: 'internal',
  scope: null,
  input: object({
    name: Type.Optional(
      text(200, 'Name; “Test portal — ” and the name of the company unless given', {
        examples: ['Проверка обмена с 1С'],
      }),
    ),
  }),
  output: Type.Unknown(),

  async run(ctx, { name }): Promise<Reserved> {
    demandLivePortal();
    const { db } = ctx;
    await keepQuota(db, {
      most: mostPortals,
      counting: sql`select count(*) as held from find_test_portals(${db.tenant}) found where found.tenant_id <> ${db.tenant}`,
      detail: words(
        `A portal has at most ${mostPortals} test portals. Remove one first, or begin anew in it.`,
        `У портала не больше ${mostPortals} тестовых порталов. Удалите один из них или начните в нём заново.`,
      ),
    });
    const id = uuidv7();
    await db.one(sql`
      select make_test_portal(given.tenant_id, ${id}) from (values (${db.tenant}::uuid)) given(tenant_id)`);
    const { person, portal } = await ctx.ask(readMaker, {});
    const [company, regional] = [await readCompany(db), await readRegional(db)];
    ctx.record(testPortalFact('made', id));
    return {
      id,
      name: name ?? named[person.locale](portal.name).slice(0, 200),
      slug: `${portal.slug.slice(0, 28).replace(/-$/, '')}-test-${randomBytes(3).toString('hex')}`,
      person,
      company: only(company, requisites),
      regional: only(regional, regions),
    };
  },
});

const named = {
  ru: (company: string) => `Тестовый портал — ${company}`,
  en: (company: string) => `Test portal — ${company}`,
};

const only = <Row extends object, Name extends keyof Row>(row: Row, names: readonly Name[]) =>
  Object.fromEntries(names.map((one) => [one, row[one]])) as Pick<Row, Name>;
