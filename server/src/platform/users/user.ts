import Type from 'typebox';
import { entity } from '../../kernel/entity.ts';
import { choice, id, instant, nullable, object, text, version } from '../../kernel/fields.ts';
import { lifecycle } from '../../kernel/lifecycle.ts';
import { words } from '../../kernel/problems/errors.ts';

export const userLifecycle = lifecycle('invited', {
  accept: { from: ['invited'], to: 'active' },
  block: { from: ['active', 'invited'], to: 'blocked' },
  activate: { from: ['blocked'], to: 'active' },
  /** For somebody who was blocked before he accepted: there is no password yet to sign in with. */
  inviteAgain: { from: ['blocked'], to: 'invited' },
});

export const user = entity({
  type: 'user',
  noun: words('User', 'Сотрудник'),
  audience: 'business',
  displayName: 'fullName',
  fields: {
    id: id(),
    code: Type.String({ title: 'Code', examples: ['U-0001'] }),
    fullName: text(200, 'Full name', { examples: ['Анна Смирнова'] }),
    email: Type.String({ title: 'E-mail', maxLength: 254, 'x-clean': 'line', examples: ['anna@romashka.ru'] }),
    phone: nullable(text(40, 'Phone', { examples: ['+79991234567'] })),
    position: nullable(text(200, 'Position')),
    status: choice(userLifecycle.statuses, 'Status'),
    locale: choice(['ru', 'en'], 'Language of letters'),
    timezone: text(64, 'Time zone', { examples: ['Europe/Moscow'] }),
    roles: Type.Array(object({ id: id(), code: Type.String(), name: Type.String() }), { title: 'Roles' }),
    emailVerifiedAt: nullable(instant('E-mail confirmed')),
    lastLoginAt: nullable(instant('Last signed in')),
    version: version(),
    createdAt: instant('Created'),
    updatedAt: instant('Changed'),
    createdBy: nullable(id('Invited by')),
    updatedBy: nullable(id('Changed by')),
  },
  facts: ['invited', 'updated', 'blocked', 'activated', 'roles_changed'],
  lifecycle: userLifecycle,
});

export type User = Type.Static<typeof user.view>;
