import type { ReadContext } from '../../../kernel/operation.ts';
import { brokenRule, type FieldError, fieldError, invalid, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { offerFaults } from './offer-faults.ts';
import type { OfferedLine, QuoteContent } from './quote-version.ts';
import type { QuoteFrame } from './resolve-content.ts';

/** Refuses to submit what is not whole: each field that is missing or wrong is named. */
export async function checkContent(ctx: ReadContext, frame: QuoteFrame, content: QuoteContent): Promise<void> {
  const today = dayIn((await regionalOf(ctx)).timezone);
  const totalOnly = frame.rfq?.quoteMode === 'total_only';
  const errors = [
    ...termFaults(frame, content, today, totalOnly),
    ...content.lines.flatMap((line, index) =>
      offerFaults(line, `/lines/${index}`, {
        day: content.documentDate ?? today,
        totalOnly,
        analogs: frame.rfq?.allowAnalogs ?? true,
      }),
    ),
  ];
  if (errors.length > 0) throw invalid(errors);
  if (!totalOnly) refuseMissing(frame, content.lines);
}

function termFaults({ rfq }: QuoteFrame, content: QuoteContent, today: string, totalOnly: boolean): FieldError[] {
  const { validUntil, currency, statedTotal } = content;
  const foreignCurrency =
    rfq !== null && rfq.currency !== null && !rfq.allowAlternativeCurrency && currency !== rfq.currency;
  return [
    ...(validUntil !== null && validUntil < today ? [fieldError('/validUntil', 'in_past', over)] : []),
    ...(foreignCurrency
      ? [fieldError('/currency', 'currency_not_allowed', otherCurrency, { allowed: rfq.currency })]
      : []),
    ...(totalOnly && (statedTotal === null || new Exact(statedTotal).lte(0))
      ? [fieldError('/statedTotal', 'required', totalNeeded)]
      : []),
    ...(!totalOnly && statedTotal !== null ? [fieldError('/statedTotal', 'lines_asked', linesAsked)] : []),
  ];
}

/** At least one line is offered; all of them where the request takes no less. */
function refuseMissing({ rfq, asked }: QuoteFrame, lines: readonly OfferedLine[]) {
  const offered = new Set(lines.filter(({ quoted }) => quoted).map(({ position }) => position));
  if (offered.size === 0)
    throw brokenRule('nothing_quoted', words('No line has a price.', 'Не указано ни одной цены.'));
  if (rfq === null || (rfq.quoteMode !== 'all_lines' && rfq.allowPartial)) return;
  const positions = asked.map(({ position }) => position).filter((position) => !offered.has(position));
  if (positions.length === 0) return;
  throw brokenRule(
    'line_not_quoted',
    words(
      `Every position must be quoted; missing: ${positions.join(', ')}.`,
      `Нужны цены на все позиции; нет: ${positions.join(', ')}.`,
    ),
    { positions },
  );
}

const over = words('is already in the past', 'этот день уже прошёл');
const otherCurrency = words('is not the currency requested', 'запрошена другая валюта');
const totalNeeded = words('the request asks for a total', 'в запросе нужна общая сумма');
const linesAsked = words('the request asks for prices of lines', 'в запросе нужны цены по позициям');
