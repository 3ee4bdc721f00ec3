import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { plainWords } from '../../../kernel/exchange/exchange.ts';
import type { Match, RowParameters, WantedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { linesOf } from '../lines-of.ts';
import { type LineOfItem, withItemValues } from './item-values.ts';

/** Strongest first. */
const reasons: ReadonlyArray<[string, (line: RequisitionLine, row: WantedRow) => boolean]> = [
  ['code', (line, { entityId }) => entityId === line.id],
  ['item', (line, row) => !row.entityId && line.catalogItemId !== null && line.catalogItemId === itemOf(row)],
  [
    'sku',
    (line, row) => !row.entityId && !isAnotherItem(line, row) && line.sku !== null && skuOf(row) === lower(line.sku),
  ],
  ['name', (line, row) => !row.entityId && !isAnotherItem(line, row) && isNamedSo(line, row)],
];

/** Lines of the requisition that rows may speak of: by the service code, by their catalog item, article or name. */
export async function matchLineRows(
  ctx: ReadContext,
  rows: readonly WantedRow[],
  { parentId = '' }: RowParameters,
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const lines = await withItemValues(ctx, await linesOf(ctx.db, parentId), rows);
  return new Map(
    rows.map((row) => [
      row.n,
      reasons.flatMap(([reason, speaks]) =>
        lines.filter((line) => speaks(line, row)).map((line) => matchOf(line, reason)),
      ),
    ]),
  );
}

const itemOf = ({ input }: WantedRow) => input.chosenItemId ?? input.catalogItemId;
const lower = (text: unknown) => (typeof text === 'string' ? text.toLowerCase() : undefined);
const skuOf = ({ input }: WantedRow) => lower(input.sku);

const isAnotherItem = (line: RequisitionLine, row: WantedRow) =>
  line.catalogItemId !== null && itemOf(row) !== undefined && line.catalogItemId !== itemOf(row);

/** A line of another article is about another thing, whatever its name. */
const isNamedSo = (line: RequisitionLine, row: WantedRow) =>
  (line.sku === null || skuOf(row) === undefined || lower(line.sku) === skuOf(row)) &&
  plainWords(line.name) === plainWords((row.input.name as string | undefined) ?? '');

const matchOf = (line: LineOfItem, reason: string): Match => ({
  entityId: line.id,
  version: line.version,
  archived: line.status === 'cancelled',
  reason,
  displayName: line.name,
  record: line,
});
