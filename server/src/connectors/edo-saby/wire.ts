import Type, { type Static, type TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';

/** What of an answer is read. A member may be missing or empty; what is there in another shape breaks the contract. */
const maybe = <T extends TSchema>(schema: T) => Type.Optional(Type.Union([schema, Type.Null()]));

/** Numbers and codes come as text, and sometimes as what they are. */
const said = maybe(Type.Union([Type.String(), Type.Number()]));

/** Where documentation and live answers part, a member is an object in one and a list in the other. */
const oneOrMany = <T extends TSchema>(schema: T) => maybe(Type.Union([Type.Array(schema), schema]));

const company = Type.Object({ ИНН: said, КПП: said, Название: said, НазваниеПолное: said });
const person = Type.Object({ ИНН: said, ФИО: said, Фамилия: said, Имя: said, Отчество: said });

const participant = Type.Object({
  Идентификатор: said,
  Название: said,
  СвЮЛ: maybe(company),
  СвФЛ: maybe(person),
  ДокументооборотПодключен: said,
});

const file = Type.Object({ Имя: said, Ссылка: said, ДвоичныеДанные: said });

const signature = Type.Object({
  Направление: said,
  Сертификат: oneOrMany(Type.Object({ ИНН: said })),
  Файл: maybe(file),
});

const attachment = Type.Object({
  Идентификатор: said,
  Название: said,
  Тип: said,
  Служебный: said,
  Файл: maybe(file),
  Подпись: oneOrMany(signature),
});

const action = Type.Object({ Название: said, ТребуетПодписания: said });
const stage = Type.Object({ Идентификатор: said, Название: said, Действие: oneOrMany(action) });
const event = Type.Object({ Идентификатор: said, Название: said, ДатаВремя: said, Комментарий: said });

const document = Type.Object({
  Идентификатор: Type.String({ minLength: 1 }),
  Дата: said,
  Номер: said,
  Название: said,
  Тип: said,
  Направление: said,
  Удален: said,
  Сумма: said,
  НашаОрганизация: maybe(participant),
  Контрагент: maybe(participant),
  Редакция: oneOrMany(Type.Object({ Идентификатор: said })),
  Состояние: maybe(Type.Object({ Код: said, Название: said, Описание: said })),
  Этап: oneOrMany(stage),
  Событие: oneOrMany(event),
  Вложение: oneOrMany(attachment),
});

const navigation = maybe(Type.Object({ ЕстьЕще: said }));

export type SabyDocument = Static<typeof document>;
export type SabyParticipant = Static<typeof participant>;
export type SabyAttachment = Static<typeof attachment>;
export type SabySignature = Static<typeof signature>;
export type SabyEvent = Static<typeof event>;

export const documents = Compile(Type.Object({ Документ: oneOrMany(document), Навигация: navigation }));
export const oneDocument = Compile(document);
export const organisations = Compile(Type.Object({ НашаОрганизация: oneOrMany(participant) }));
export const participants = Compile(Type.Union([Type.Array(participant), participant]));
export const serviceToken = Compile(Type.Object({ access_token: maybe(Type.String()), token: maybe(Type.String()) }));
export const sessionText = Compile(Type.String({ minLength: 1, maxLength: 2_000 }));

export const many = <T>(told: T | readonly T[] | null | undefined): readonly T[] =>
  told === null || told === undefined ? [] : Array.isArray(told) ? told : [told as T];

/** Text of what may be a number; null for nothing and for an empty one. */
export const textOf = (told: string | number | null | undefined): string | null =>
  told === null || told === undefined || String(told).trim() === '' ? null : String(told).trim();

export const isYes = (told: string | number | null | undefined): boolean => textOf(told)?.toLowerCase() === 'да';

/** The answer as it was promised. */
export function read<T>(shape: { Check(value: unknown): value is T }, value: unknown): T {
  if (shape.Check(value)) return value;
  throw new ProviderError(
    'contract_violation',
    words(
      'Saby answered in a format its documentation does not describe.',
      'Ответ Saby не такой, как описан в её документации.',
    ),
  );
}
