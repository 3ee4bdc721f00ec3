import Type from 'typebox';
import { choice, object } from '../../../../kernel/fields.ts';
import { keepFields } from '../../../../kernel/lists/keep-fields.ts';
import { listOutput } from '../../../../kernel/lists/listing.ts';
import { type Keys, pageInMemory } from '../../../../kernel/lists/page-in-memory.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import type { Connectors } from '../../installation.row.ts';
import { integrationRow } from '../integration-card.ts';
import { integrationFilter } from '../integration-filter.ts';
import { offersOf } from '../offers.ts';
import { type Offered, presentRow } from '../present-integration.ts';
import { readHeld, readStandings } from '../standings.ts';

const said = (title: string) => Type.Optional(Type.String({ title, maxLength: 500 }));

const age = (day: string) => -Date.parse(day);

const orders = {
  popular: ({ standing }) => -standing.installs,
  new: ({ connector }) => age(connector.manifest.publishedAt),
  rating: ({ standing: { stars, ratings } }) => (ratings === 0 ? 0 : -stars / ratings),
  updated: ({ connector }) => age(connector.manifest.updatedAt),
} as const satisfies Record<string, (offered: Offered) => number>;

const sorts = Object.keys(orders) as Array<keyof typeof orders>;

export const listIntegrations = (connectors: Connectors) =>
  query({
    name: 'integrations.list-integrations',
    summary: words('List the marketplace', 'Список интеграций маркетплейса'),
    description:
      'Published integrations alone. Filters take one value or several, comma separated. `minRating` leaves out what nobody has rated; the most popular come first unless `sort` says otherwise.',
    permission: 'integrations.read',
    scope: 'settings.read',
    refuses: ['invalid_filter', 'invalid_fields', 'cursor_invalid', 'cursor_mismatch', 'cursor_expired'],
    input: object({
      limit: Type.Optional(
        Type.Integer({ minimum: 1, default: 50, title: 'Page size, 1 to 200; more is lowered to 200' }),
      ),
      cursor: said('Opaque position, from `page.nextCursor` or `page.prevCursor`; valid for 24 hours'),
      sort: Type.Optional(choice(sorts, 'Order: most installed, newest, best rated or latest changed first')),
      includeTotal: Type.Optional(Type.Boolean({ title: 'Adds `meta.total`, exact to 10 000' })),
      fields: said('Up to 50 paths to keep; `id` and `version` always stay'),
      search: said('At least 2 characters, looked for in name, developer and short description'),
      category: said('Category'),
      connectionType: said('How it is connected'),
      badge: said('Badges'),
      dataTag: said('What it carries'),
      status: said('Status of the installation in this portal'),
      installed: Type.Optional(Type.Boolean({ title: 'Whether this portal has it installed' })),
      minRating: Type.Optional(
        Type.String({ pattern: '^[1-5](\\.\\d{1,2})?$', title: 'Least rating, 1 to 5', examples: ['4.5'] }),
      ),
    }),
    output: listOutput(integrationRow),

    async run(ctx, input) {
      const fits = integrationFilter(input);
      const [standing, held] = [await readStandings(ctx.db), await readHeld(ctx.db)];
      const offered = (await offersOf(connectors, ctx))
        .map((connector): Offered => {
          const { slug } = connector.manifest;
          return { connector, standing: standing(slug), held: held(slug) };
        })
        .filter(fits);
      const order = orders[input.sort ?? 'popular'];
      const keysOf = (one: Offered): Keys => [order(one), one.connector.manifest.slug];
      const { items, ...page } = pageInMemory(ctx, 'marketplace', input, offered, keysOf);
      return {
        ...page,
        items: keepFields(items.map(presentRow(ctx.language)), input.fields, Object.keys(integrationRow.properties)),
      };
    },
  });
