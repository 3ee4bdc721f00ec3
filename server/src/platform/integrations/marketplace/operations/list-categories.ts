import Type from 'typebox';
import { choice, integer, object } from '../../../../kernel/fields.ts';
import { categories } from '../../../../kernel/integrations/manifest.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import type { Connectors } from '../../installation.row.ts';
import { categoryNames } from '../integration-card.ts';
import { offersOf } from '../offers.ts';

const category = object(
  {
    slug: choice(categoryNames, 'Category'),
    name: Type.String({ title: 'Category, in words' }),
    publishedCount: integer('Published integrations', { minimum: 0 }),
  },
  { title: 'Category of the marketplace' },
);

export const listCategories = (connectors: Connectors) =>
  query({
    name: 'integrations.list-categories',
    summary: words('List the categories of the marketplace', 'Список категорий маркетплейса'),
    description: 'In the order they are shown, each with how many published integrations it holds.',
    permission: 'integrations.read',
    scope: 'settings.read',
    input: object({}),
    output: object({ items: Type.Array(category) }, { title: 'Categories of the marketplace' }),

    async run(ctx) {
      const { language } = ctx;
      const offers = await offersOf(connectors, ctx);
      const count = (slug: string) => offers.filter(({ manifest }) => manifest.category === slug).length;
      return {
        items: categoryNames.map((slug) => ({ slug, name: categories[slug][language], publishedCount: count(slug) })),
      };
    },
  });
