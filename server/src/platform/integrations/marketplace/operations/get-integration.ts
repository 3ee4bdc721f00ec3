import { object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { notFound, words } from '../../../../kernel/problems/errors.ts';
import type { Connectors } from '../../installation.row.ts';
import { integrationNoun } from '../../operations/install-integration.ts';
import { integrationCard } from '../integration-card.ts';
import { offerOf } from '../offers.ts';
import { presentCard } from '../present-integration.ts';
import type { TitleIn } from '../settings-form.ts';
import { ownRating, readHeld, readStandings } from '../standings.ts';

export const getIntegration = (connectors: Connectors, titleIn: TitleIn) =>
  query({
    name: 'integrations.get-integration',
    summary: words('Get the card of an integration', 'Получить карточку интеграции'),
    description:
      'All that is known before installing, in the language of who asks. `settingsSchema` is JSON Schema: `x-widget`, `x-order`, `x-group` and `x-show-when` say how to draw it, `x-secret` what is never shown again.',
    permission: 'integrations.read',
    scope: 'settings.read',
    input: object({ slug: integrationCard.properties.slug }),
    output: integrationCard,

    async run(ctx, { slug }) {
      const { db, language } = ctx;
      const connector = await offerOf(connectors, ctx, slug);
      if (!connector) throw notFound(integrationNoun);
      const [standing, held, own] = [await readStandings(db), await readHeld(db), await ownRating(db, slug)];
      return presentCard({ connector, standing: standing(slug), held: held(slug) }, own, language, titleIn);
    },
  });
