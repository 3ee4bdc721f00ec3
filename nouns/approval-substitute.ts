import { date, id, ownText, text } from './kit/fields.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structure } from './kit/structures.ts';
import { words } from './kit/words.ts';

const { version, createdAt, updatedAt, createdBy, updatedBy } = recordFields;

export const namedPerson = { id: id('Person', 'Сотрудник'), name: ownText('Name', 'Имя').example('Анна Смирнова') };

/** Who decides in the name of somebody who is away. */
export const approvalSubstitute = noun({
  type: 'approval_substitute',
  words: words('Substitute in approvals', 'Замещение при согласовании'),
  table: 'approval_substitutes',
  alias: 'stand',
  audience: 'business',
  displayName: 'id',
  facts: ['created', 'updated', 'deleted'],
  fields: {
    id: id().filterable().sortable(),
    userId: id('Who is away', 'Кого замещают').filterable(),
    user: structure(namedPerson, 'Who is away, by name', 'Кого замещают: имя').computed(),
    substituteId: id('Substitute', 'Кто замещает').required().filterable(),
    substitute: structure(namedPerson, 'Substitute, by name', 'Кто замещает: имя').computed(),
    from: date('First day', 'С').column('first_day').required().filterable().sortable(),
    until: date('Last day', 'По').column('last_day').required().filterable().sortable(),
    comment: text(300, 'Comment', 'Комментарий').nullable().writable().example('Отпуск'),
    ...{ version, createdAt, updatedAt, createdBy, updatedBy },
  },
});

export type ApprovalSubstitute = RecordOf<typeof approvalSubstitute>;
