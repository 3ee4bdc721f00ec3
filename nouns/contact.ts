import { field } from './kit/field.ts';
import { flag, id, text } from './kit/fields.ts';
import type { StructureOf } from './kit/noun.ts';

const messengers = {
  type: 'object',
  patternProperties: {
    '^[a-z][a-z0-9_]{0,31}$': text(200, 'Name or number in the messenger', 'Имя или номер').spec.schema,
  },
  additionalProperties: false,
  maxProperties: 10,
};

/** Whom to write and to call. */
export const contact = {
  id: id().writable(),
  fullName: text(200, 'Full name', 'Имя').required().example('Ольга Петрова'),
  position: text(200, 'Position', 'Должность').nullable().writable().example('Менеджер по продажам'),
  email: text(254, 'E-mail', 'Почта').nullable().writable().example('petrova@cement.ru'),
  phone: text(60, 'Phone', 'Телефон').nullable().writable().example('+79991234567'),
  isPrimary: flag('Primary', 'Основной').writable().describe('The one to turn to first.'),
  receivesRfq: flag('Receives requests for quotes', 'Получает запросы цен').writable(),
  messengerIds: field<Record<string, string>>('structure', messengers, 'Messengers', 'Мессенджеры')
    .writable()
    .example({ telegram: '@petrova' }),
};

export type Contact = StructureOf<typeof contact>;
