import Type, { type Static } from 'typebox';
import { object } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';

export const settings = object({
  apiKey: Type.String({
    minLength: 16,
    maxLength: 512,
    pattern: '^\\S+$',
    title: 'API key',
    'x-secret': true,
    'x-reverify': true,
    'x-widget': 'password',
    'x-order': 1,
  }),
  region: Type.Optional(
    Type.Unsafe<'com' | 'ru'>({
      type: 'string',
      enum: ['com', 'ru'],
      default: 'com',
      title: 'Address of the service',
      'x-labels': { com: words('yougile.com', 'yougile.com'), ru: words('ru.yougile.com', 'ru.yougile.com') },
      'x-reverify': true,
      'x-widget': 'select',
      'x-order': 2,
    }),
  ),
  columnId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '^\\S+$',
      title: 'Column for new tasks',
      'x-help': words(
        'Its identifier at YouGile: new tasks enter it unless another column is chosen. Leave it empty to choose each time.',
        'Идентификатор колонки в YouGile: новые задачи попадают в неё, если не выбрана другая. Можно оставить пустым и выбирать каждый раз.',
      ),
      'x-widget': 'text',
      'x-order': 3,
    }),
  ),
});

export type YougileSettings = Static<typeof settings>;
