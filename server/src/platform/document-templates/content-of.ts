import { type Actor, maySee } from '../../kernel/access/actor.ts';
import type { DocumentKind } from '../../kernel/document-kind.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import type { ValueType } from '../../kernel/variables.ts';
import type { DocumentContent } from '../documents/document-content.ts';
import { customPaths, type DocumentPath, documentPaths } from './document-paths.ts';
import { RowsOf } from './rows-of.ts';
import { writtenValue } from './written-value.ts';

interface Printing {
  kind: DocumentKind;
  id: string;
  /** The paths that the template uses. */
  paths: readonly string[];
  /** Nothing that a permission guards is printed, whoever prints: the paper leaves the company. */
  forCustomer: boolean;
}

type Content = Omit<DocumentContent, 'images'>;

const rows = 'items.rows[].';

/** Codes that the renderers write in their own way. */
const writtenByRenderers = new Set(['document.vatMode', 'document.currency']);

/**
 * Values of one record for the paths of a template. Each group is loaded once, so the number of statements depends on the paths
 * alone, not on the rows. What the caller may not see is empty.
 */
export async function contentOf(ctx: ReadContext, { kind, id, paths, forCustomer }: Printing): Promise<Content> {
  const known = documentPaths(kind);
  // The currency writes the amounts, and the position says how many rows there are.
  const always = ['document.currency', ...(paths.some((path) => path.startsWith(rows)) ? [`${rows}position`] : [])];
  const wanted = [...new Set([...paths, ...always])].flatMap((path) => known.get(path) ?? []);
  const shown = wanted.filter((one) => mayPrint(ctx.actor, one, forCustomer));
  const groups = [...new Set(shown.map(({ group }) => group))];
  const answers = await Promise.all(groups.map((group) => group.load(ctx.db, [id], ctx.actor)));
  const answerOf = new Map(groups.map((group, at) => [group, answers[at]?.get(id) ?? {}]));
  const language = 'ru';
  const held = new RowsOf();
  const values: Record<string, string | null> = {};
  const valueTypes: Record<string, ValueType> = {};
  for (const { path, leaf, variable, group } of shown) {
    const value = answerOf.get(group)?.[variable.printedLeaf ?? leaf];
    if (path.startsWith(rows)) held.take(path.slice(rows.length), value);
    else {
      values[path] = writtenValue(value, writtenByRenderers.has(path) ? undefined : variable.choices, language);
      valueTypes[path] = variable.valueType;
    }
  }
  await takeCustom(ctx, { kind, id, paths }, { values, valueTypes, held });
  return { values, valueTypes, rows: held.rows(), currency: values['document.currency'] ?? 'RUB', language };
}

/** The route has checked the right to export; what guards a value is checked here. */
function mayPrint(actor: Actor, { group, variable }: DocumentPath, forCustomer: boolean): boolean {
  const { isCustomers, printedLeaf } = variable;
  const guard = printedLeaf === undefined ? variable.guard : undefined;
  if (forCustomer && guard && !isCustomers) return false;
  if (actor.kind === 'system') return true;
  if (guard && !maySee(actor, guard)) return false;
  return actor.byScopesAlone === true || actor.permissions.has(group.permission);
}

interface Taking {
  values: Record<string, string | null>;
  valueTypes: Record<string, ValueType>;
  held: RowsOf;
}

/** Custom fields of the record and of the goods in its rows, where the template uses any. */
async function takeCustom(ctx: ReadContext, { kind, id, paths }: Omit<Printing, 'forCustomer'>, taking: Taking) {
  const used = paths.filter((path) => path.startsWith('custom.') || path.startsWith(`${rows}custom.`));
  if (used.length === 0) return;
  const known = (await customPaths(ctx, kind)).filter(({ path }) => used.includes(path));
  const [ofRecord, ofRows] = [known.filter(isOfRecord), known.filter((one) => !isOfRecord(one))];
  const [record, items] = await Promise.all([
    ofRecord.length > 0 ? kind.customFields(ctx.db, [id]) : undefined,
    ofRows.length > 0 ? kind.itemFields?.(ctx.db, [id]) : undefined,
  ]);
  for (const { path, valueType } of ofRecord) {
    taking.values[path] = writtenValue(record?.get(id)?.[path.slice('custom.'.length)]);
    taking.valueTypes[path] = valueType;
  }
  for (const { path } of ofRows) {
    const key = path.slice(`${rows}custom.`.length);
    taking.held.take(
      `custom.${key}`,
      items?.get(id)?.map((fields) => fields[key]),
    );
  }
}

const isOfRecord = ({ path }: { path: string }) => path.startsWith('custom.');
