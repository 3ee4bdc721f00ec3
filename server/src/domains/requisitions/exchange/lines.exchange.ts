import Type from 'typebox';
import type { RequisitionLine } from '../../../../../nouns/requisition-line.ts';
import { type Cell, exchange, numberCell } from '../../../kernel/exchange/exchange.ts';
import { id, object } from '../../../kernel/fields.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { units } from '../../../kernel/values/units.ts';
import { customFieldValues } from '../../../platform/custom-fields/values-field.ts';
import { updateItem } from '../../catalog/operations/update-item.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { readRequest } from '../mail/read-letter.ts';
import { lineFields, requisitionLine } from '../requisition-line.ts';
import { admitLines } from './admit-lines.ts';
import { cautionLineRows } from './caution-line-rows.ts';
import { itemDiffers } from './item-values.ts';
import { lineFileColumns } from './line-file-columns.ts';
import { lineFiles, ofRequisition } from './line-files.ts';
import { lineInput } from './line-input.ts';
import { matchLineRows } from './match-line-rows.ts';
import { listLines } from './operations/list-lines.ts';
import { resolveLineRows } from './resolve-line-rows.ts';
import { reviewLineRows } from './review-line-rows.ts';
import { saveLineRows } from './save-line-rows.ts';

/** Lines of one requisition in files. */
export const lineExchange = exchange({
  ...lineFiles,
  parent: { ...ofRequisition, admit: admitLines },
  kind: 'pr_items',
  modes: ['append', 'upsert', 'replace'],
  entity: requisitionLine,
  title: words('Requisition lines', 'Строки заявки'),
  columns: lineFileColumns,
  fieldsBeside: {
    of: 'catalogItem',
    noun: words('catalog item', 'позиция каталога'),
    into: 'itemCustomFields',
    asks: updateItem,
  },
  input: object({
    ...lineFields,
    chosenItemId: Type.Optional(id('Catalog item chosen')),
    itemCustomFields: Type.Optional(customFieldValues()),
  }),

  inputOf({ unit: uom, currency: named, ...values }, parameters) {
    const currency = named ?? (values.plannedPrice === undefined ? undefined : parameters.currency);
    return {
      ...values,
      ...(uom !== undefined && { uom }),
      ...(currency !== undefined && { currency }),
    };
  },

  // One thing may be wanted twice, for two days or two places.
  keysOf: () => [],
  resolve: resolveLineRows,
  match: matchLineRows,

  changes(record, input) {
    const line = record as RequisitionLine & Readonly<Record<string, unknown>>;
    const { customFields, ...given } = lineInput(line, input);
    return (
      Object.entries(given).some(([field, value]) => !same(line[field], value, decimals.has(field))) ||
      Object.entries(customFields ?? {}).some(
        ([key, value]) => JSON.stringify(line.customFields[key]) !== JSON.stringify(value),
      ) ||
      itemDiffers(line, input)
    );
  },

  review: reviewLineRows,
  caution: cautionLineRows,
  save: saveLineRows,
  fromLetter: async (ctx, letter, columns) => readRequest(letter, dayIn((await regionalOf(ctx)).timezone), columns),
  list: listLines,
  cellsOf: async (_ctx, records) => (records as readonly RequisitionLine[]).map(lineCells),
});

const decimals = new Set(lineFileColumns.filter(({ kind }) => kind === 'decimal').map(({ field }) => field));

/** 10.5 and 10.50 are one quantity. */
const same = (held: unknown, given: unknown, asDecimal: boolean) =>
  held === given || (asDecimal && typeof held === 'string' && new Exact(held).eq(given as string));

/** A line as cells of a file. */
const lineCells = (line: RequisitionLine): Record<string, Cell> => ({
  sku: line.sku,
  name: line.name,
  quantity: numberCell(line.quantity),
  unit: units.get(line.uom)?.symbol ?? line.uom,
  plannedPrice: numberCell(line.plannedPrice),
  currency: line.plannedPrice === null ? null : line.currency,
  vatRate: line.vatRate === 'none' ? 'Без НДС' : line.vatRate,
  requiredAt: line.requiredAt,
  specification: line.specification,
  manufacturer: line.manufacturer,
  brand: line.brand,
});
