import Type, { type Static } from 'typebox';
import {
  type Amounts,
  quoteLine as declaredLine,
  offeredFields as offered,
  type QuoteLine,
  quoteAmounts,
} from '../../../../../nouns/quote-line.ts';
import { quoteVersion as declared, quoteTerms } from '../../../../../nouns/quote-version.ts';
import { answeredOf, changeOf } from '../../../kernel/entity-of.ts';
import { exampleId, object, unshown } from '../../../kernel/fields.ts';

export const termFields = answeredOf(quoteTerms);

export const offeredFields = answeredOf(offered);

export const quoteTotals = Type.Unsafe<Amounts>(quoteAmounts.spec.schema);

export const quoteLine = object(answeredOf(declaredLine.fields), { title: declaredLine.words.en });

export const quoteVersion = object(
  {
    ...answeredOf(declared.fields),
    lines: Type.Array(quoteLine, { title: 'Lines, in the order of what was asked for' }),
  },
  { title: declared.words.en },
);

export type QuoteVersion = Static<typeof quoteVersion>;

/** A line as it is about to be written: whoever writes it gives the identifier. */
export type OfferedLine = Omit<QuoteLine, 'id'>;

/** What a version says, apart from when and by whom it was said. */
export type QuoteContent = Omit<QuoteVersion, 'n' | 'at' | 'rfqRevision' | 'submittedBy' | 'lines'> & {
  lines: OfferedLine[];
};

export const offeredLine = object(changeOf(offered), {
  title:
    'Offered line, for a position of the request or a line of the requisition; its unit is that of what was asked unless given',
});

export const mostLines = 2_000;

/** Lines of examples: a quote for a requisition names its lines, and one that comes by a link those of the request. */
export const shownLines = [{ procurementItemId: exampleId, price: '412.50' }];
const linesByLink = [{ rfqItemId: exampleId, price: '412.50' }];

/** What a caller may write of a version; given lines replace all that were there. */
export const contentFields = {
  ...changeOf(quoteTerms),
  statedTotal: Type.Optional(unshown(termFields.statedTotal)),
  lines: Type.Optional(
    Type.Array(offeredLine, { title: 'Lines; replaced whole', maxItems: mostLines, examples: [shownLines] }),
  ),
};

/** The same as a supplier writes it by a link. */
export const contentFieldsByLink = {
  ...contentFields,
  lines: Type.Optional({ ...contentFields.lines, examples: [linesByLink] }),
};

const content = object(contentFields);

export type ContentInput = Static<typeof content>;
export type LineInput = Static<typeof offeredLine>;

/** The part of an input that is content; null where there is none. */
export function contentOf(input: Record<string, unknown>): ContentInput | null {
  const given = Object.entries(input).filter(([name, value]) => name in contentFields && value !== undefined);
  return given.length > 0 ? (Object.fromEntries(given) as ContentInput) : null;
}
