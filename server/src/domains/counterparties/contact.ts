import Type, { type Static } from 'typebox';
import { flag, id, nullable, object, text } from '../../kernel/fields.ts';

const messengerIds = Type.Unsafe<Record<string, string>>({
  type: 'object',
  patternProperties: { '^[a-z][a-z0-9_]{0,31}$': text(200, 'Name or number in the messenger') },
  additionalProperties: false,
  maxProperties: 10,
  title: 'Messengers, by their names',
  examples: [{ telegram: '@petrova' }],
});

/** Whom to write and to call. */
export const contact = object(
  {
    id: id(),
    fullName: text(200, 'Full name', { examples: ['Ольга Петрова'] }),
    position: nullable(text(200, 'Position', { examples: ['Менеджер по продажам'] })),
    email: nullable(text(254, 'E-mail', { examples: ['petrova@cement.ru'] })),
    phone: nullable(text(60, 'Phone', { examples: ['+79991234567'] })),
    isPrimary: flag('The one to turn to first'),
    receivesRfq: flag('Gets requests for quotations'),
    messengerIds,
  },
  { title: 'Contact' },
);

export type Contact = Static<typeof contact>;

const { properties } = contact;

/** One of a whole list: with an identifier it is the one that is there, without it that of the same name and numbers, or a new one. */
export const contactInput = object(
  {
    id: Type.Optional(properties.id),
    fullName: properties.fullName,
    position: Type.Optional(properties.position),
    email: Type.Optional(properties.email),
    phone: Type.Optional(properties.phone),
    isPrimary: Type.Optional(properties.isPrimary),
    receivesRfq: Type.Optional(properties.receivesRfq),
    messengerIds: Type.Optional(properties.messengerIds),
  },
  { title: 'Contact; it needs an e-mail, a phone or a messenger' },
);

export type ContactInput = Static<typeof contactInput>;
