import Type from 'typebox';
import { scopes } from '../../../../../nouns/kit/rights.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { createPortal } from '../../../platform/accounts/create-portal.ts';
import { storeKey } from '../../../platform/api-keys/store-key.ts';
import { inTestPortal } from '../../../platform/test-portals/in-test-portal.ts';
import { updateCompany } from '../../company/operations/update-company.ts';
import { updateRegional } from '../../company/operations/update-regional.ts';
import { playStory } from '../../sample-data/story/play-story.ts';
import { sampleOf } from '../../sample-data/story/sample.ts';
import type { Reserved } from './reserve-test-portal.ts';

/** The portal with its owner, settings, example company and first key, whose text is the answer. One that stands already gets another key. */
export const openTestPortal = command({
  name: 'test-portals.open-test-portal',
  summary: words('Open a test portal', 'Открыть тестовый портал'),
  permission: 'internal',
  scope: null,
  input: object({ id: id(), reserved: Type.Unsafe<Reserved>({}) }),
  output: Type.Unknown(),
  enter: inTestPortal,

  async run(ctx, { reserved }): Promise<string> {
    ctx.stayInside();
    ctx.nothingChanged();
    const ownerId = (await standing(ctx.db)) ?? (await makePortal(ctx, reserved));
    const { secret } = await storeKey(ctx.db, ctx.services, {
      name: words('First key', 'Первый ключ')[reserved.person.locale],
      env: 'test',
      scopes,
      allowedCidrs: [],
      requireIfMatch: false,
      writesWait: false,
      expiresAt: null,
      createdBy: ownerId,
    });
    return secret;
  },
});

const standing = async (db: Db): Promise<string | undefined> =>
  (await db.first<{ id: string }>(sql`select id from users where tenant_id = ${db.tenant} and code = 'U-0001'`))?.id;

async function makePortal(ctx: WriteContext, { name, slug, person, company, regional }: Reserved): Promise<string> {
  const companyInn = company.companyInn ?? null;
  const owner = { ...person, passwordHash: null, emailVerifiedAt: portalNow().toISOString() };
  const ownerId = await createPortal(ctx, { slug, name, companyInn, owner });
  await ctx.call(updateCompany, company);
  await ctx.call(updateRegional, regional);
  await playStory(sampleOf(ctx, person.locale, ownerId));
  return ownerId;
}
