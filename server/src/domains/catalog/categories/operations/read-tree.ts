import Type from 'typebox';
import { integer, object } from '../../../../kernel/fields.ts';
import { query } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { catalogCategory } from '../category.ts';

const { id, parentId, name, code, position } = catalogCategory.fields;

const node = object(
  { id, parentId, name, code, position, depth: integer('Level, the root’s is 1', { minimum: 1, maximum: 8 }) },
  { title: 'Category in the tree' },
);

type Node = Type.Static<typeof node>;

export const readTree = query({
  name: 'catalog.read-tree',
  summary: words('The whole tree of categories', 'Всё дерево категорий'),
  description:
    'Every active category in the order it is shown: a category, then all below it, siblings by position and name. `depth` says how far to indent.',
  permission: 'catalog.read',
  scope: 'catalog.read',
  input: object({}),
  output: object({ items: Type.Array(node) }, { title: 'Tree of categories' }),
  asksAtOnce: true,

  async run(ctx) {
    const rows = await ctx.db.many<Node>(sql`
      select id, parent_id as "parentId", name, code, position, cardinality(path) as depth from catalog_categories
      where tenant_id = ${ctx.db.tenant} and archived_at is null order by parent_id, position, name`);
    const children = Map.groupBy(rows, ({ parentId }) => parentId);
    const below = (parent: string | null): Node[] =>
      (children.get(parent) ?? []).flatMap((one) => [one, ...below(one.id)]);
    return { items: below(null) };
  },
});
