import { integer, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { brokenRule, notFound, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type Connectors, type InstallationRow, installationColumns } from '../../installation.row.ts';
import { installation } from '../../installation.ts';
import { shown } from '../../installed.ts';
import { integrationNoun } from '../../operations/install-integration.ts';
import { integrationCard, standingFields } from '../integration-card.ts';
import { offerOf } from '../offers.ts';
import { presentStanding } from '../present-integration.ts';
import { readStandings } from '../standings.ts';

const { slug, ownRating } = integrationCard.properties;

/** What all portals together think of an integration, and this one. */
export const ratingView = object({ slug, ownRating, ...standingFields }, { title: 'Rating of an integration' });

export const rateIntegration = (connectors: Connectors) =>
  command({
    name: 'integrations.rate-integration',
    summary: words('Rate an integration', 'Оценить интеграцию'),
    description:
      'A portal has one opinion of an integration, and only of one it has had installed for seven days, be it gone since. Rating again changes the stars.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    refuses: ['not_found', 'business_rule_violated'],
    input: object({ slug, stars: integer('Stars', { minimum: 1, maximum: 5 }) }),
    output: ratingView,

    async run(ctx, { slug, stars }) {
      if (!(await offerOf(connectors, ctx, slug))) throw notFound(integrationNoun);
      const known = await ctx.db.first<InstallationRow>(sql`
        select ${installationColumns} from integration_installations installation
        where installation.tenant_id = ${ctx.db.tenant} and installation.slug = ${slug}
          and coalesce(installation.archived_at, now()) - installation.created_at >= interval '7 days'
        order by installation.created_at desc limit 1`);
      if (!known) throw tooEarly;
      const changed = await ctx.db.execute(sql`
        insert into integration_ratings as rating (tenant_id, slug, stars, rated_by) values (${ctx.db.tenant}, ${slug}, ${stars}, ${ctx.actor.userId})
        on conflict (tenant_id, slug) do update set stars = excluded.stars, rated_by = excluded.rated_by, updated_at = excluded.updated_at
        where rating.tenant_id = ${ctx.db.tenant} and rating.stars <> excluded.stars`);
      if (changed === 0) ctx.nothingChanged();
      else ctx.record(installation.fact('rated', shown(connectors, known, ctx.language), { stars }));
      return { slug, ownRating: stars, ...presentStanding((await readStandings(ctx.db))(slug)) };
    },
  });

const tooEarly = brokenRule(
  'rating_too_early',
  words(
    'An integration is rated after seven days of use.',
    'Оценить интеграцию можно через семь дней после установки.',
  ),
);
