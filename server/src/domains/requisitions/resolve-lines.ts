import { Exact } from '../../kernel/decimal.ts';
import { type FieldError, fieldError, invalid, Refusal, words } from '../../kernel/errors.ts';
import { dayIn } from '../../kernel/instant.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { pieces } from '../../kernel/units.ts';
import { type VatRate, vatRateValidOn } from '../../kernel/vat.ts';
import { checkCustomFields } from '../../platform/custom-fields/check-values.ts';
import { type ItemReference, itemReferences } from '../catalog/item-references.ts';
import { toBase } from '../catalog/units/to-base.ts';
import { regionalOf } from '../company/regional-settings.ts';
import { type FxTo, fxTo } from './fx-to.ts';
import type { LineInput } from './requisition-line.input.ts';
import { type RequisitionLine, requisitionLine } from './requisition-line.ts';
import { plannedAmountOf } from './sums-of.ts';

/** A line as it will stand: one that is there with its changes, or a new one. */
export interface WantedLine {
  before: RequisitionLine | null;
  line: Omit<RequisitionLine, 'id' | 'position' | 'supplyCoverage' | 'version' | 'createdAt' | 'updatedAt'>;
}

interface GivenLine {
  before: RequisitionLine | null;
  /** It was named by an identifier that no line of the requisition has. */
  isMissing?: boolean;
  input: LineInput & { status?: RequisitionLine['status'] };
  /** Its place in the body. */
  at: string;
}

interface Header {
  id: string;
  currency: string;
  dueDate: string | null;
}

interface Known {
  header: Header;
  items: ReadonlyMap<string, ItemReference>;
  fx: FxTo;
  today: string;
  /** Rates are taken anew, for the requisition is counted in another currency now. */
  isRecounted: boolean;
}

/** Lines with their items, units, rates and amounts. Every error of every line is told at once; the statements are as many for one as for all. */
export async function resolveLines(
  ctx: ReadContext,
  header: Header,
  given: readonly GivenLine[],
  isRecounted = false,
): Promise<WantedLine[]> {
  if (given.length === 0) return [];
  const ids = given.flatMap(({ before, input }) => input.catalogItemId ?? before?.catalogItemId ?? []);
  const [items, fx, { timezone }] = await Promise.all([
    ids.length > 0 ? itemReferences(ctx.db, { ids: [...new Set(ids)] }) : [],
    fxTo(
      ctx,
      header.currency,
      given.flatMap(({ before, input }) => input.currency ?? before?.currency ?? []),
    ),
    regionalOf(ctx),
  ]);
  const known = {
    header,
    items: new Map(items.map((item) => [item.id, item])),
    fx,
    today: dayIn(timezone),
    isRecounted,
  };
  const errors: FieldError[] = [];
  const wanted: WantedLine[] = [];
  for (const { before, isMissing, input, at } of given) {
    if (isMissing) {
      errors.push(
        fieldError(
          `${at}/id`,
          'not_found_reference',
          words('names no line of this requisition', 'такой строки в заявке нет'),
        ),
      );
      continue;
    }
    const line = standing(before, input, known);
    errors.push(...faultsOf(line, input, before, known).map((error) => ({ ...error, at: at + error.at })));
    const customFields = await checkCustomFields(
      ctx,
      requisitionLine.customFieldsOf,
      input.customFields,
      before?.customFields ?? null,
    ).catch(collect(errors, at));
    wanted.push({
      before,
      line: { ...line, ...inBase(line, before, known, at, errors), customFields: customFields ?? {} },
    });
  }
  if (errors.length > 0) throw invalid(errors);
  return wanted;
}

/** What the line will say, before its unit is counted. */
function standing(
  before: RequisitionLine | null,
  input: LineInput,
  { header, items, fx, isRecounted }: Known,
): WantedLine['line'] {
  const item = input.catalogItemId === before?.catalogItemId ? undefined : items.get(input.catalogItemId ?? '');
  const currency = input.currency ?? before?.currency ?? header.currency;
  const kept = before ?? blank;
  const line = {
    ...kept,
    ...(item && { name: item.name, sku: item.sku, itemType: item.type, uom: item.baseUom as RequisitionLine['uom'] }),
    ...withoutUndefined(input),
    procurementId: header.id,
    currency,
    // A rate is frozen with the line that was written by it.
    fxRate: before && before.currency === currency && !isRecounted ? before.fxRate : fx(currency),
  };
  return { ...line, plannedAmount: plannedAmountOf(line, header.currency) };
}

const blank = {
  procurementId: '',
  catalogItemId: null,
  sku: null,
  name: '',
  itemType: 'product' as const,
  quantity: '0',
  uom: pieces as RequisitionLine['uom'],
  factorToBase: '1',
  plannedPrice: null,
  actualAmount: null,
  vatRate: null,
  requiredAt: null,
  sourceSectionName: null,
  workType: null,
  needGroupKey: null,
  specification: null,
  manufacturer: null,
  brand: null,
  analogsAllowed: false,
  status: 'active' as const,
  invoicedQuantity: '0',
  receivedQuantity: '0',
  rejectedQuantity: '0',
  returnedQuantity: '0',
  closedShortQuantity: '0',
  productFields: {},
  customFields: {},
  sourceRef: null,
};

const withoutUndefined = <Input extends object>(input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input;

function faultsOf(
  line: WantedLine['line'],
  input: LineInput,
  before: RequisitionLine | null,
  known: Known,
): FieldError[] {
  const item = known.items.get(input.catalogItemId ?? '');
  const isNew = input.catalogItemId && input.catalogItemId !== before?.catalogItemId;
  const day = line.requiredAt ?? known.header.dueDate ?? known.today;
  return [
    ...(isNew && !item ? [unknownItem] : []),
    ...(isNew && item?.status === 'archived' ? [archivedItem] : []),
    ...(line.name === '' && !(isNew && !item) ? [namelessLine] : []),
    ...(new Exact(line.quantity).lte(0) ? [nothingWanted] : []),
    ...(input.vatRate && !vatRateValidOn(input.vatRate as VatRate, day) ? [wrongVat(day)] : []),
  ];
}

/** The factor to the item's base unit, frozen with the line while its item and unit stay. */
function inBase(
  line: WantedLine['line'],
  before: RequisitionLine | null,
  { items }: Known,
  at: string,
  errors: FieldError[],
) {
  const isFrozen = before !== null && before.uom === line.uom && before.catalogItemId === line.catalogItemId;
  const item = isFrozen ? undefined : items.get(line.catalogItemId ?? '');
  try {
    const { factor } = toBase(line.quantity, line.uom, item ?? { baseUom: line.uom, uomConversions: [] });
    return { factorToBase: isFrozen ? before.factorToBase : factor };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const rule = String(error.members.rule);
    errors.push(fieldError(`${at}/${rule === 'uom_must_be_whole' ? 'quantity' : 'uom'}`, rule, error.detail));
    return {};
  }
}

const collect = (errors: FieldError[], at: string) => (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
  errors.push(...error.errors.map((one) => ({ ...one, at: at + one.at })));
  return undefined;
};

const unknownItem = fieldError(
  '/catalogItemId',
  'not_found_reference',
  words('names no item of the catalog', 'такой позиции в каталоге нет'),
);
const archivedItem = fieldError(
  '/catalogItemId',
  'archived_reference',
  words('the item is archived', 'позиция в архиве'),
);
const namelessLine = fieldError(
  '/name',
  'required',
  words('is required unless a catalog item is named', 'обязательно, если не указана позиция каталога'),
);
const nothingWanted = fieldError('/quantity', 'minimum', words('must be more than zero', 'должно быть больше нуля'), {
  limit: 0,
});
const wrongVat = (day: string) =>
  fieldError(
    '/vatRate',
    'vat_rate_not_valid_on_date',
    words(`is not charged on ${day}`, `ставка не действует на ${day}`),
    { date: day },
  );
