import Type, { type Static, type TSchema } from 'typebox';
import { exampleId, object, unshown } from '../../../kernel/fields.ts';
import { offeredFields, termFields } from './quote-version.ts';

const optional = <Fields extends Record<string, TSchema>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Type.Optional(field)])) as {
    [Name in keyof Fields]: ReturnType<typeof Type.Optional<Fields[Name]>>;
  };

export const offeredLine = object(optional(offeredFields), {
  title:
    'Offered line, for a position of the request or a line of the requisition; its unit is that of what was asked unless given',
});

export const mostLines = 2_000;

/** Lines of examples: a quote for a requisition names its lines, and one that comes by a link those of the request. */
export const shownLines = [{ procurementItemId: exampleId, price: '412.50' }];
const linesByLink = [{ rfqItemId: exampleId, price: '412.50' }];

/** What a caller may write of a version; given lines replace all that were there. */
export const contentFields = {
  ...optional(termFields),
  statedTotal: Type.Optional(unshown(termFields.statedTotal)),
  lines: Type.Optional(
    Type.Array(offeredLine, { title: 'Lines; replaced whole', maxItems: mostLines, examples: [shownLines] }),
  ),
};

/** The same as a supplier writes it by his link. */
export const contentFieldsByLink = {
  ...contentFields,
  lines: Type.Optional({ ...contentFields.lines, examples: [linesByLink] }),
};

const content = object(contentFields);

export type ContentInput = Static<typeof content>;
export type LineInput = Static<typeof offeredLine>;

/** The part of an input that is content, and whether there is any. */
export function contentOf(input: Record<string, unknown>): ContentInput | null {
  const given = Object.entries(input).filter(([name, value]) => name in contentFields && value !== undefined);
  return given.length > 0 ? (Object.fromEntries(given) as ContentInput) : null;
}
