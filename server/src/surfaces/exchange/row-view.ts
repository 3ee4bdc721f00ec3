import Type from 'typebox';
import { choice, id, nullable, object } from '../../kernel/fields.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import { rowActions } from '../../platform/exchange/import-job.ts';
import type { CellRemark, StoredRow } from '../../platform/exchange/import-rows.ts';
import { type RowReason, rowReasons } from '../../platform/exchange/row-reasons.ts';
import { columnIndex } from '../../platform/spreadsheets/book-parts.ts';

const remark = object({
  cell: nullable(Type.String({ title: 'Cell', examples: ['C5'] })),
  field: nullable(Type.String({ title: 'Target', examples: ['plannedCost'] })),
  value: nullable(Type.String({ title: 'Value of the cell', examples: ['дорого'] })),
  code: Type.String({ title: 'Code', examples: ['type'] }),
  message: Type.String({ title: 'What is wrong', examples: ['must be a number'] }),
});

const count = (title: string) => Type.Integer({ minimum: 0, title });

const mentioned = object({
  entityId: id('Record'),
  reason: Type.String({ title: 'Column that matched', examples: ['sku'] }),
  displayName: Type.String({ title: 'Name' }),
});

/** A row of a preview as its page shows it. */
export const rowView = object(
  {
    rowId: Type.Integer({ title: 'Number of the row in the file; names it in `selectedRowIds` and `rowActions`' }),
    action: choice(rowActions, 'What applying does with the row; a row with errors is never applied'),
    reason: nullable(
      choice(Object.keys(rowReasons) as RowReason[], 'Why it is left alone or needs a decision', {
        examples: ['unchanged'],
      }),
    ),
    reasonText: nullable(Type.String({ title: 'The same in words', examples: ['nothing differs from the record'] })),
    entityId: nullable(id('The record it changes')),
    matches: Type.Array(mentioned, { title: 'Records it may be about' }),
    candidates: Type.Array(mentioned, {
      title: 'Records of another kind that it may refer to, such as catalog items; `candidateId` chooses one',
    }),
    confidence: nullable(
      Type.Number({ minimum: 0, maximum: 1, title: 'Confidence of the reading of a letter; null for files' }),
    ),
    foundIn: Type.Array(
      object({
        field: Type.String({ title: 'Target', examples: ['quantity'] }),
        words: Type.String({ title: 'The words it came from', examples: ['20 шт'] }),
        start: count('Where they begin in the letter, from 0'),
        end: count('Where they end, exclusive'),
      }),
      { title: 'Positions of the values in the letter' },
    ),
    raw: Type.Array(Type.Unsafe<unknown>({ type: ['string', 'number', 'boolean', 'null'] }), { title: 'Cells' }),
    parsed: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      additionalProperties: true,
      title: 'Values by target',
    }),
    errors: Type.Array(remark, { title: 'Errors' }),
    warnings: Type.Array(remark, { title: 'Warnings' }),
  },
  { title: 'Row of a preview' },
);

export function presentRow({ n, cells, action, entity_id, plan, origin }: StoredRow, language: keyof Words) {
  const show = ({ column, field, code, message }: CellRemark) => {
    const held = column === null ? null : cells[columnIndex(column)];
    return {
      cell: column && `${column}${n}`,
      field,
      value: held === null || held === undefined ? null : String(held).slice(0, 200),
      code,
      message: message[language],
    };
  };
  return {
    rowId: n,
    action,
    reason: plan.reason ?? null,
    reasonText: plan.reason ? rowReasons[plan.reason][language] : null,
    entityId: entity_id,
    matches: plan.matches,
    candidates: plan.candidates ?? [],
    confidence: origin?.confidence ?? null,
    foundIn: origin?.foundIn ?? [],
    raw: cells,
    parsed: plan.values,
    errors: plan.errors.map(show),
    warnings: plan.warnings.map(show),
  };
}
