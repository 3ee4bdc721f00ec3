import { field } from './kit/field.ts';
import { choice, flag, id, instant, ownText, status, text } from './kit/fields.ts';
import { lifecycle, status as shown } from './kit/lifecycle.ts';
import { noun, type RecordOf } from './kit/noun.ts';
import { recordFields } from './kit/record-fields.ts';
import { structures } from './kit/structures.ts';
import { words } from './kit/words.ts';

export const userLifecycle = lifecycle({
  initial: 'invited',
  statuses: {
    invited: shown('Invited', 'Приглашён', 'warning'),
    active: shown('Active', 'Работает', 'good'),
    blocked: shown('Blocked', 'Заблокирован', 'bad'),
  },
  moves: {
    accept: { from: ['invited'], to: 'active' },
    block: { from: ['active', 'invited'], to: 'blocked' },
    activate: { from: ['blocked'], to: 'active' },
    /** For somebody who was blocked before he accepted: there is no password yet to sign in with. */
    inviteAgain: { from: ['blocked'], to: 'invited' },
  },
});

/** Languages that letters are written in. */
const locales = { ru: words('Russian', 'Русский'), en: words('English', 'Английский') };

const email = field<string>(
  'text',
  { type: 'string', maxLength: 254, 'x-clean': 'line' },
  'E-mail',
  'Электронная почта',
);

const newEmail = field<string>(
  'text',
  { type: 'string' },
  'E-mail that waits to be confirmed',
  'Почта, ожидающая подтверждения',
);

const { version, createdAt, updatedAt, updatedBy } = recordFields;

/** A person of the company. His password is no field: only the operations of accounts touch its hash. */
export const user = noun({
  type: 'user',
  words: words('User', 'Сотрудник'),
  table: 'users',
  alias: 'person',
  audience: 'business',
  displayName: 'fullName',
  lifecycle: userLifecycle,
  facts: ['invited', 'updated', 'blocked', 'activated', 'roles_changed'],
  fields: {
    id: id().filterable().sortable(),
    code: ownText('Code', 'Код').filterable().sortable().searchable().example('U-0001'),
    fullName: text(200, 'Full name', 'ФИО').required().filterable().sortable().searchable().example('Анна Смирнова'),
    email: email.required().filterable().sortable().searchable().example('anna@romashka.ru'),
    newEmail: newEmail.nullable().computed(),
    phone: text(40, 'Phone', 'Телефон').nullable().writable().example('+79991234567'),
    position: text(200, 'Position', 'Должность').nullable().writable().searchable(),
    status: status(userLifecycle).filterable(),
    locale: choice(locales, 'Language of letters', 'Язык писем').writable(),
    timezone: text(64, 'Time zone', 'Часовой пояс').writable().example('Europe/Moscow'),
    roles: structures(
      { id: id(), code: ownText('Code', 'Код'), name: ownText('Name', 'Название') },
      'Roles',
      'Роли',
    ).computed(),
    hasSecondFactor: flag('Signs in by a second factor', 'Входит со вторым фактором').computed(),
    hasPasskey: flag('Has a passkey', 'Есть ключ доступа').computed(),
    hasProviderAccount: flag(
      'Bound to an account at an identity provider',
      'Связан с учётной записью у поставщика',
    ).computed(),
    emailVerifiedAt: instant('E-mail confirmed', 'Почта подтверждена').nullable(),
    lastLoginAt: instant('Last signed in', 'Последний вход').nullable().filterable().sortable(),
    ...{ version, createdAt, updatedAt },
    createdBy: id('Invited by', 'Кто пригласил').nullable(),
    updatedBy,
  },
});

export type User = RecordOf<typeof user>;
