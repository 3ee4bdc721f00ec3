import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { plainWords } from '../../../kernel/exchange/exchange.ts';
import type { Match, RowParameters, WantedRow } from '../../../kernel/exchange/exchange-rows.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { linesOf } from '../lines-of.ts';
import { type LineOfItem, withItemValues } from './item-values.ts';

interface NamedLine {
  line: LineOfItem;
  /** Its name as rows are compared with it. */
  name: string;
}

/** Strongest first. */
const reasons: ReadonlyArray<[string, (named: NamedLine, row: WantedRow, rowName: string) => boolean]> = [
  ['code', ({ line }, { entityId }) => entityId === line.id],
  ['item', ({ line }, row) => !row.entityId && line.catalogItemId !== null && line.catalogItemId === itemOf(row)],
  [
    'sku',
    ({ line }, row) =>
      !row.entityId && !isAnotherItem(line, row) && line.sku !== null && skuOf(row) === lower(line.sku),
  ],
  [
    'name',
    ({ line, name }, row, rowName) =>
      !row.entityId && name === rowName && !isAnotherItem(line, row) && !isAnotherArticle(line, row),
  ],
];

/** Lines of the requisition that rows may be about: by the service code, by their catalog item, article or name. */
export async function matchLineRows(
  ctx: ReadContext,
  rows: readonly WantedRow[],
  { parentId = '' }: RowParameters,
): Promise<ReadonlyMap<number, readonly Match[]>> {
  const lines = await withItemValues(ctx, await linesOf(ctx.db, parentId), rows);
  const named = lines.map((line): NamedLine => ({ line, name: plainWords(line.name) }));
  return new Map(rows.map((row) => [row.n, matchesOf(named, row)]));
}

function matchesOf(named: readonly NamedLine[], row: WantedRow): Match[] {
  const rowName = plainWords((row.input.name as string | undefined) ?? '');
  return reasons.flatMap(([reason, speaks]) =>
    named.filter((one) => speaks(one, row, rowName)).map(({ line }) => matchOf(line, reason)),
  );
}

const itemOf = ({ input }: WantedRow) => input.chosenItemId ?? input.catalogItemId;
const lower = (text: unknown) => (typeof text === 'string' ? text.toLowerCase() : undefined);
const skuOf = ({ input }: WantedRow) => lower(input.sku);

const isAnotherItem = (line: RequisitionLine, row: WantedRow) =>
  line.catalogItemId !== null && itemOf(row) !== undefined && line.catalogItemId !== itemOf(row);

/** A line of another article is about another thing, whatever its name. */
const isAnotherArticle = (line: RequisitionLine, row: WantedRow) =>
  line.sku !== null && skuOf(row) !== undefined && lower(line.sku) !== skuOf(row);

const matchOf = (line: LineOfItem, reason: string): Match => ({
  entityId: line.id,
  version: line.version,
  archived: line.status === 'cancelled',
  reason,
  displayName: line.name,
  record: line,
});
