import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { flag, id, instant, nullable, text, version } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';

/** A list as somebody keeps it: the filters and the sort of a page under a name. */
export const savedView = entity({
  type: 'saved_view',
  noun: words('Saved view', 'Сохранённый вид'),
  audience: 'internal',
  displayName: 'name',
  fields: {
    id: id(),
    ownerId: id('Whose it is'),
    list: Type.String({ pattern: '^[a-z][a-z-]{0,39}$', title: 'Page of the portal', examples: ['requisitions'] }),
    name: text(100, 'Name', { examples: ['Просроченные'] }),
    isShared: flag('Everybody of the portal sees it'),
    query: Type.String({
      maxLength: 2_000,
      title: 'What stands in the address of the page',
      examples: ['status=draft&sort=dueDate'],
    }),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    updatedBy: nullable(id('Changed by')),
  },
  facts: ['created', 'updated', 'deleted'],
});

export type SavedView = Type.Static<typeof savedView.view>;
