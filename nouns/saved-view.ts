import { field } from './kit/field.ts';
import { flag, id, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { words } from './kit/words.ts';

const { version, createdAt, updatedAt, updatedBy } = recordFields;

const page = field<string>(
  'text',
  { type: 'string', pattern: '^[a-z][a-z-]{0,39}$' },
  'Page of the portal',
  'Страница портала',
);

const query = field<string>(
  'text',
  { type: 'string', maxLength: 2_000 },
  'What stands in the address of the page',
  'Параметры адреса страницы',
);

/** A list as somebody keeps it: the filters and the sort of a page under a name. */
export const savedView = noun({
  type: 'saved_view',
  words: words('Saved view', 'Сохранённый вид'),
  table: 'saved_views',
  alias: 'kept',
  audience: 'internal',
  displayName: 'name',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id(),
    ownerId: id('Owner', 'Владелец'),
    list: page.required().example('requisitions'),
    name: text(100, 'Name', 'Название').required().example('Просроченные'),
    isShared: flag('Everybody of the portal sees it', 'Виден всем сотрудникам').writable(),
    query: query.required().example('status=draft&sort=dueDate'),
    ...{ version, createdAt, updatedAt, updatedBy },
  },
});

export type SavedView = RecordOf<typeof savedView>;
