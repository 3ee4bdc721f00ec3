import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { heldAlready, words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { claimAddress } from '../../../directory/claim-address.ts';
import { keepQuota } from '../../../quotas/keep-quota.ts';
import { type PublicationRow, presentPublication, publicationColumns } from '../publication.row.ts';
import { publication } from '../publication.ts';
import { publisherOf } from '../publisher.ts';

const mostPublications = 50;

export const createPublication = command({
  name: 'integrations.create-publication',
  summary: words('Draft an integration for others', 'Создать черновик интеграции для других'),
  description:
    'Nothing of it is seen by other portals until it is published. `slug` is taken for good: it names the integration on the whole platform.',
  permission: 'integrations.configure',
  scope: 'settings.write',
  refuses: ['already_exists', 'business_rule_violated', 'quota_exceeded'],
  input: object(publication.creation),
  output: publication.view,

  async run(ctx, { slug, manifest }) {
    await publisherOf(ctx.db);
    await keepQuota(ctx.db, {
      most: mostPublications,
      counting: sql`select count(*) as held from publications where tenant_id = ${ctx.db.tenant} and archived_at is null`,
      detail: words(
        `A portal has at most ${mostPublications} publications.`,
        `В портале не больше ${mostPublications} публикаций.`,
      ),
    });
    const isOurs = await claimAddress(ctx.db, 'publication', { address: slug, recordId: ctx.newId });
    if (!isOurs) throw slugTaken();
    const row = await ctx.db.first<PublicationRow>(sql`
      insert into publications as publication ${columns({
        tenant_id: ctx.db.tenant,
        id: ctx.newId,
        slug,
        manifest: JSON.stringify(manifest),
        created_by: ctx.actor.userId,
        updated_by: ctx.actor.userId,
      })} on conflict do nothing returning ${publicationColumns}`);
    if (!row) throw slugTaken();
    const made = presentPublication(row, ctx.language);
    ctx.record(publication.fact('created', made));
    return made;
  },
});

const slugTaken = () => heldAlready('/slug', words('This identifier is taken.', 'Этот идентификатор занят.'));
