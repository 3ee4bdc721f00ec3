import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import type { Db } from '../../../../kernel/sql/db.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { type Connectors, type InstallationRow, installationColumns } from '../../installation.row.ts';
import { installation } from '../../installation.ts';
import { shown } from '../../installed.ts';
import { integrationNoun } from '../../operations/install-integration.ts';
import { offerOf } from '../offers.ts';
import { presentStanding } from '../present-integration.ts';
import { readStandings } from '../standings.ts';
import { ratingView } from './rate-integration.ts';

export const withdrawRating = (connectors: Connectors) =>
  command({
    name: 'integrations.withdraw-rating',
    summary: words('Take back the rating of an integration', 'Отозвать оценку интеграции'),
    description: 'Taking back what was not given changes nothing.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    refuses: ['not_found'],
    input: object({ slug: ratingView.properties.slug }),
    output: ratingView,

    async run(ctx, { slug }) {
      if (!(await offerOf(connectors, ctx, slug))) throw notFound(integrationNoun);
      const gone = await ctx.db.execute(
        sql`delete from integration_ratings where tenant_id = ${ctx.db.tenant} and slug = ${slug}`,
      );
      if (gone === 0) ctx.nothingChanged();
      else
        ctx.record(
          installation.fact('rating_withdrawn', shown(connectors, await newestOf(ctx.db, slug), ctx.language)),
        );
      return { slug, ownRating: null, ...presentStanding((await readStandings(ctx.db))(slug)) };
    },
  });

/** Who has rated it has had it installed. */
const newestOf = (db: Db, slug: string) =>
  db.one<InstallationRow>(sql`
    select ${installationColumns} from integration_installations installation
    where installation.tenant_id = ${db.tenant} and installation.slug = ${slug} order by installation.created_at desc limit 1`);
