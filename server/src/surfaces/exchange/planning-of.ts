import type { CustomField } from '../../../../nouns/custom-field.ts';
import type { Exchange } from '../../kernel/exchange/exchange.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Fault, ImportRow } from '../../platform/exchange/import-job.row.ts';
import { columnIndex } from '../../platform/spreadsheets/book-parts.ts';
import { columnsOf, placeOf } from './columns-of.ts';
import type { Mapping } from './map-columns.ts';
import type { Planning } from './planning.ts';

/** How rows of an import are planned; an import that was read keeps the mapping it was read with. */
export function planningOf(
  exchange: Exchange,
  portalFields: readonly CustomField[],
  {
    parent_id,
    parameters: told,
    mode,
    choices,
    found,
  }: Pick<ImportRow, 'parent_id' | 'parameters' | 'mode' | 'choices' | 'found'>,
  mapping: Mapping = mappingOf(found),
): Planning {
  const parameters = { ...told, ...(parent_id && { parentId: parent_id }) };
  const definitions = portalFields.filter((field) => placeOf(exchange, field) !== null);
  const needed = neededOf(exchange, definitions);
  const columns = columnsOf(exchange, definitions);
  const byField = new Map(columns.map((column) => [column.field, column]));
  const mapped = Object.entries(mapping).flatMap(([letters, target]) => {
    const column = byField.get(target);
    return column ? [{ column, index: columnIndex(letters) }] : [];
  });
  const required = columns.filter((one) => one.required || needed.has(one.field));
  return { exchange, columns, mapped, required, definitions, parameters, mode, choices, seen: new Map() };
}

/** Custom fields that a new record requires. */
export const neededOf = ({ entity }: Exchange, definitions: readonly CustomField[]): ReadonlySet<string> =>
  new Set(
    definitions.flatMap(({ entityType, required, status, key }) =>
      required && status === 'active' && entityType === entity.customFieldsOf ? [`custom.${key}`] : [],
    ),
  );

/** The targets of the columns of a file that was read. */
export const mappingOf = (found: ImportRow['found']): Mapping =>
  Object.fromEntries((found?.columns ?? []).flatMap(({ column, target }) => (target ? [[column, target]] : [])));

/** An error of every row about a new record: the mapping lacks a required column. */
export const faultsOf = ({ required, mapped }: Planning): Fault[] =>
  required
    .filter(({ field }) => !mapped.some(({ column }) => column.field === field))
    .map(({ field, title }) => ({
      code: 'column_missing',
      field,
      message: words(
        `No column of the file is mapped to "${title.en}", which new records need.`,
        `Ни один столбец файла не сопоставлен с полем «${title.ru}», а без него новую запись не создать.`,
      ),
    }));
