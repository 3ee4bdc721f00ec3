import Type, { type Static } from 'typebox';
import { choice, object, text } from '../../kernel/fields.ts';
import { words } from '../../kernel/problems/errors.ts';

const environments = ['prod', 'staging'] as const;

export const settings = object({
  environment: {
    ...choice(environments, 'Diadoc'),
    default: 'prod',
    'x-labels': { prod: words('Working', 'Рабочий'), staging: words('For tests', 'Тестовый') },
    'x-widget': 'select',
    'x-order': 1,
    'x-reverify': true,
  },
  clientId: { ...text(200, 'Client identifier (client_id)'), 'x-widget': 'text', 'x-order': 2, 'x-reverify': true },
  clientSecret: Type.String({
    title: 'API key (client_secret)',
    minLength: 8,
    maxLength: 512,
    pattern: '^\\S+$',
    'x-secret': true,
    'x-widget': 'password',
    'x-order': 3,
    'x-reverify': true,
  }),
  boxId: Type.Optional({
    ...text(200, 'Box of your company, where it has several'),
    'x-widget': 'text',
    'x-order': 4,
    'x-reverify': true,
    'x-help': words(
      'The check of the connection names the boxes that can be chosen.',
      'Проверка подключения перечислит ящики, которые можно указать.',
    ),
  }),
});

export type DiadocSettings = Static<typeof settings>;
