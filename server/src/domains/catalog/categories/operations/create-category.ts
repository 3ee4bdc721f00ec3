import Type from 'typebox';
import { object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { uuidv7 } from '../../../../kernel/values/uuid.ts';
import { type CategoryRow, categoryColumns, lockTree, presentCategory } from '../category.row.ts';
import { catalogCategory } from '../category.ts';
import { pathOfParent, refuseDepth, refuseTakenName } from '../place.ts';

const { fields } = catalogCategory;

export const createCategory = command({
  name: 'catalog.create-category',
  summary: words('Create a category', 'Создать категорию'),
  description:
    'Without a parent it is a root. Names are unique under one parent, whatever the case of letters; the tree is at most 8 levels deep.',
  permission: 'catalog.create',
  scope: 'catalog.write',
  refuses: ['already_exists'],
  input: object({
    name: fields.name,
    parentId: Type.Optional(fields.parentId),
    code: Type.Optional(fields.code),
    position: Type.Optional(fields.position),
  }),
  output: catalogCategory.view,

  async run(ctx, { name, parentId = null, code = null, position = 0 }) {
    await lockTree(ctx.db);
    const above = await pathOfParent(ctx.db, parentId);
    refuseDepth(above.length + 1);
    await refuseTakenName(ctx.db, parentId, name);
    const id = uuidv7();
    const row = {
      tenant_id: ctx.db.tenant,
      id,
      parent_id: parentId,
      path: [...above, id],
      name,
      code,
      position,
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
    };
    const made = presentCategory(
      await ctx.db.one<CategoryRow>(sql`
        insert into catalog_categories as category ${columns(row)} returning ${categoryColumns}`),
    );
    ctx.record(catalogCategory.fact('created', made));
    return made;
  },
});
