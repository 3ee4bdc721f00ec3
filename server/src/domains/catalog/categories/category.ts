import Type from 'typebox';
import { entity } from '../../../kernel/entity.ts';
import { choice, id, integer, nullable, text } from '../../../kernel/fields.ts';
import { lifecycle } from '../../../kernel/lifecycle.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { recordFields } from '../../../kernel/record.ts';

export const categoryLifecycle = lifecycle('active', {
  archive: { from: ['active'], to: 'archived' },
  restore: { from: ['archived'], to: 'active' },
});

/** Levels of the tree, the root's among them. */
export const maxDepth = 8;

export const catalogCategory = entity({
  type: 'catalog_category',
  noun: words('Catalog category', 'Категория каталога'),
  audience: 'business',
  displayName: 'name',
  fields: {
    id: id(),
    parentId: nullable(id('Category above; a root has none')),
    name: text(200, 'Name', { examples: ['Сухие смеси'] }),
    code: nullable(text(32, 'Code, such as that of a classifier', { examples: ['23.51'] })),
    path: Type.Array(id(), { title: 'Identifiers from the root to the category itself' }),
    position: integer('Place among its siblings; equal ones stand by name', { minimum: 0, maximum: 1_000_000 }),
    status: choice(categoryLifecycle.statuses, 'Status'),
    ...recordFields,
  },
  facts: ['created', 'updated', 'archived', 'restored'],
  lifecycle: categoryLifecycle,
});

export type CatalogCategory = Type.Static<typeof catalogCategory.view>;
