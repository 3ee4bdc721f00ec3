import type { RowParameters, SavedRow } from '../../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../../kernel/operation.ts';
import { type FieldError, fieldError, words } from '../../../../kernel/problems/errors.ts';
import { dayIn } from '../../../../kernel/values/instant.ts';
import { regionalOf } from '../../../company/regional-settings.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { type AskedLine, askedLines } from '../asked-lines.ts';
import { offerFaults } from '../offer-faults.ts';
import { resolveLines } from '../resolve-lines.ts';
import { contentOfRows } from './content-of-rows.ts';
import type { PriceRow } from './price-input.ts';

/** What a quote of these rows would be refused for, by row. */
export async function reviewPriceRows(
  ctx: ReadContext,
  rows: readonly SavedRow[],
  { parentId = '', supplierId = '' }: RowParameters,
): Promise<ReadonlyMap<number, readonly FieldError[]>> {
  const requisition = await requisitions.byId(ctx.db, parentId);
  const asked = await askedLines(ctx.db, { rfq: null, requisition });
  const { timezone, vatDefaults } = await regionalOf(ctx);
  const terms = {
    currency: requisition.currency,
    vatMode: vatDefaults.mode,
    vatRate: vatDefaults.rate,
    supplierId,
    day: dayIn(timezone),
  };
  return new Map(
    rows.map(({ n, input, before }) => [
      n,
      before === null ? [ofNoLine] : faultsOf({ n, input, line: before } as PriceRow, asked, terms),
    ]),
  );
}

type Terms = Parameters<typeof resolveLines>[2] & { day: string };

function faultsOf(row: PriceRow, asked: readonly AskedLine[], { day, ...terms }: Terms): FieldError[] {
  const { lines: offers = [], ...given } = contentOfRows([row]);
  const { lines, errors } = resolveLines(offers, asked, { ...terms, vatMode: given.vatMode ?? terms.vatMode });
  const faults = lines.flatMap((line) => offerFaults(line, '/lines/0', { day, totalOnly: false, analogs: true }));
  const { validTo } = row.input;
  return [
    ...[...errors, ...faults].map((one) => ({ ...one, at: fieldOf(one.at) })),
    ...(validTo !== undefined && validTo < day ? [fieldError('/validTo', 'in_past', over)] : []),
  ];
}

/** What a line of a quote calls otherwise than a file. */
const named: Readonly<Record<string, string>> = {
  procurementItemId: 'name',
  quantityOffered: 'quantity',
  moq: 'minQuantity',
};

function fieldOf(at: string): string {
  const field = at.replace('/lines/0/', '');
  return `/${named[field] ?? field}`;
}

const ofNoLine = fieldError(
  '/name',
  'line_not_found',
  words('does not match any line of the requisition: choose one', 'не похоже ни на одну строку заявки: укажите её'),
);

const over = words('is already in the past', 'этот день уже прошёл');
