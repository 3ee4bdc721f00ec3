import type { RegionalSettings } from '../../../../../../nouns/regional-settings.ts';
import type { RequisitionLine } from '../../../../../../nouns/requisition-line.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { type FieldError, fieldError, invalid, words } from '../../../../kernel/problems/errors.ts';
import { fraction } from '../../../../kernel/values/fraction.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { type AcceptedAllocation, allocationsOfLines } from '../../../requisitions/allocations/allocations-of.ts';
import type { GivenAllocation, LineDecision } from '../../../requisitions/allocations/decision.ts';
import { linesById } from '../../../requisitions/lines-of.ts';
import { refuseRows } from '../../../requisitions/refuse-rows.ts';
import { asAllocation } from './as-allocation.ts';
import type { AllocationInput, DecisionInput, Overrides } from './decision.input.ts';
import { acceptsExpired, refuseNotCurrent, sentenceOf, termBroken } from './offer-guards.ts';
import { type QuotedLine, quotedLines } from './quoted-lines.ts';

interface KnownOffers {
  lines: ReadonlyMap<string, RequisitionLine>;
  offers: ReadonlyMap<string, QuotedLine>;
  accepted: readonly AcceptedAllocation[];
  regional: RegionalSettings;
  today: string;
  takesExpired: boolean;
}

type Broken = { rule: string; error: FieldError };

/**
 * Decisions in the unit and at the price of each line, every offer looked at beside its quote: the tier of the quantity, less the
 * discount. What was accepted before and does not grow stays at the version it was accepted from.
 */
export async function priceOffers(
  ctx: ReadContext,
  decisions: readonly DecisionInput[],
  overrides: Overrides,
): Promise<LineDecision[]> {
  const lineIds = decisions.map(({ procurementItemId }) => procurementItemId);
  const offerIds = decisions.flatMap(({ allocations }) => allocations.flatMap(({ quoteLineId }) => quoteLineId ?? []));
  const regional = await regionalOf(ctx);
  const found: KnownOffers = {
    lines: new Map((await linesById(ctx.db, lineIds)).map((line) => [line.id, line])),
    offers: await quotedLines(ctx.db, offerIds),
    accepted: await allocationsOfLines(ctx.db, lineIds),
    regional,
    today: dayIn(regional.timezone),
    takesExpired: acceptsExpired(ctx, overrides),
  };
  const incomplete = decisions.flatMap(missingFields);
  if (incomplete.length > 0) throw invalid(incomplete);
  const broken: Broken[] = [];
  const priced = decisions.map(({ procurementItemId, allocations }, index) => ({
    lineId: procurementItemId,
    allocations: allocations.map((given, place) => {
      const at = `/decisions/${index}/allocations/${place}`;
      return given.quoteLineId
        ? fromQuote(procurementItemId, given, found, overrides, (fault) => void broken.push(fault), at)
        : byWord(procurementItemId, given, found);
    }),
  }));
  const [first] = broken;
  if (first)
    throw refuseRows(
      first.rule,
      sentenceOf[first.rule] ?? first.error.message,
      broken.map(({ error }) => error),
    );
  return priced;
}

function missingFields({ allocations }: DecisionInput, index: number): FieldError[] {
  return allocations.flatMap((given, place) =>
    given.quoteLineId
      ? []
      : (['supplierId', 'price', 'currency'] as const)
          .filter((name) => given[name] === undefined)
          .map((name) => fieldError(`/decisions/${index}/allocations/${place}/${name}`, 'required', noQuote)),
  );
}

/** A price that was agreed without a quote. */
function byWord(lineId: string, given: AllocationInput, { lines, regional }: KnownOffers): GivenAllocation {
  const { mode, rate } = regional.vatDefaults;
  const vatMode = given.vatMode ?? mode;
  return {
    supplierId: given.supplierId as string,
    price: given.price as string,
    currency: given.currency as string,
    quantity: given.quantity,
    vatMode,
    vatRate: vatMode === 'none' ? 'none' : (given.vatRate ?? lines.get(lineId)?.vatRate ?? rate),
    comment: given.comment ?? null,
  };
}

function fromQuote(
  lineId: string,
  given: AllocationInput,
  { lines, offers, accepted, today, takesExpired }: KnownOffers,
  overrides: Overrides,
  fail: (fault: Broken) => void,
  at: string,
): GivenAllocation {
  const offer = offers.get(given.quoteLineId as string);
  const line = lines.get(lineId);
  const fault = (rule: string, params: object = {}) =>
    fail({ rule, error: fieldError(`${at}/quoteLineId`, rule, sentenceOf[rule] ?? noQuote, { ...params }) });
  const held = accepted.find((one) => one.lineId === lineId && one.quoteLineId === given.quoteLineId);
  const wanted = fraction(given.quantity);
  if (held && wanted.cmp(held.quantity) === 0) return { ...held, comment: given.comment ?? held.comment };
  if (!offer || offer.procurementItemId !== lineId || !offer.quoted || offer.price === null)
    fault('quote_line_mismatch');
  else if (line) {
    const kept = held !== undefined && wanted.cmp(held.quantity) < 0;
    if (!kept) refuseNotCurrent(offer);
    const over = offer.quoteStatus === 'expired' || (offer.validUntil !== null && offer.validUntil < today);
    if (over && !kept && !takesExpired)
      fault('quote_expired', { quoteId: offer.quoteId, validUntil: offer.validUntil });
    else if (offer.factorToBase === null) fault('uom_not_convertible', { quoteId: offer.quoteId });
    else {
      const quantity = wanted.times(line.factorToBase).div(offer.factorToBase);
      const term = termBroken(offer, quantity, at, overrides);
      if (term) fail(term);
    }
  }
  return asAllocation(given, offer, line);
}

const noQuote = words('is required when there is no quote', 'обязательно, если предложения нет');
