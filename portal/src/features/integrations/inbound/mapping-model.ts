import type { Mapping } from './queries.ts';
import { type Conversion, operations } from './words.ts';

/** One field of a mapping as the editor shows it: where its value stands, what is made of it, what it is otherwise. */
export interface FieldRow {
  target: string;
  path: string;
  as: Conversion | '';
  usual: string;
  required: boolean;
}

export interface MappingDraft {
  name: string;
  event: string;
  operation: string;
  active: boolean;
  rows: FieldRow[];
  idempotencyPath: string;
  externalSource: string;
  externalIdPath: string;
  versionPath: string;
  matchBy: string;
  allowBankDetails: boolean;
}

export const emptyRow: FieldRow = { target: '', path: '', as: '', usual: '', required: false };

export function draftOf(mapping: Mapping | undefined): MappingDraft {
  return {
    name: mapping?.name ?? '',
    event: mapping?.event ?? '',
    operation: mapping?.operation ?? 'catalog_item.upsert',
    active: mapping?.active ?? true,
    rows: mapping ? rowsOf(mapping) : firstRows('catalog_item.upsert'),
    idempotencyPath: mapping?.idempotencyPath ?? '',
    externalSource: mapping?.externalSource ?? '',
    externalIdPath: mapping?.externalIdPath ?? '',
    versionPath: mapping?.versionPath ?? '',
    matchBy: mapping?.matchBy ?? '',
    allowBankDetails: mapping?.allowBankDetails ?? false,
  };
}

/** What else is to be done: a row that nobody has touched becomes the first field of that. */
export const withOperation = ({ rows, operation }: MappingDraft, next: string): Partial<MappingDraft> => ({
  operation: next,
  matchBy: '',
  rows: JSON.stringify(rows) === JSON.stringify(firstRows(operation)) ? firstRows(next) : rows,
});

/** What a new mapping begins with: the name of a record, or whatever stands for it. */
function firstRows(operation: string): FieldRow[] {
  const { targets = [] } = operations[operation] ?? {};
  const target = targets.find((one) => one === 'name') ?? targets[0];
  return target === undefined ? [] : [{ ...emptyRow, target, path: `$.${target}`, required: true }];
}

function rowsOf({ source, defaults, requiredFields }: Mapping): FieldRow[] {
  const targets = [...new Set([...Object.keys(source), ...Object.keys(defaults)])];
  return targets.map((target) => {
    const rule = source[target];
    const { path = '', as = '' } = typeof rule === 'string' ? { path: rule } : (rule ?? {});
    const usual = defaults[target];
    return {
      target,
      path,
      as,
      usual: usual === undefined ? '' : String(usual),
      required: requiredFields.includes(target),
    };
  });
}

/** A draft as the server takes it; rows without a field are left out. */
export function bodyOf(draft: MappingDraft) {
  const { rows, idempotencyPath, externalSource, externalIdPath, versionPath, matchBy, name, ...rest } = draft;
  const named = rows
    .map((row) => ({ ...row, target: row.target.trim(), path: row.path.trim() }))
    .filter(({ target }) => target !== '');
  return {
    ...rest,
    ...(name.trim() && { name: name.trim() }),
    source: Object.fromEntries(
      named.filter(({ path }) => path !== '').map(({ target, path, as }) => [target, as ? { path, as } : path]),
    ),
    defaults: Object.fromEntries(
      named.filter(({ usual }) => usual !== '').map(({ target, usual }) => [target, flagOf(usual)]),
    ),
    requiredFields: named.filter(({ required }) => required).map(({ target }) => target),
    idempotencyPath: idempotencyPath.trim() || null,
    externalSource: externalSource.trim() || null,
    externalIdPath: externalIdPath.trim() || null,
    versionPath: versionPath.trim() || null,
    matchBy: matchBy || null,
  };
}

/** Fields that more than one row fills: the rows before the last would be lost in silence. */
export const filledTwice = (rows: readonly FieldRow[]): ReadonlySet<string> => {
  const targets = rows.map(({ target }) => target.trim()).filter((target) => target !== '');
  return new Set(targets.filter((target, at) => targets.indexOf(target) !== at));
};

const flagOf = (text: string) => (text === 'true' ? true : text === 'false' ? false : text);

/** Paths to the places of a payload, for choosing from: `$.item.price`, and through a list `$.lines[*].name` or `$.lines[0].name`. */
export function pathsOf(payload: unknown, above = '$', deep = 6): string[] {
  if (typeof payload !== 'object' || payload === null) return above === '$' ? [] : [above];
  if (deep === 0) return [];
  const steps = Array.isArray(payload)
    ? payload.slice(0, 1).flatMap((value) => listSteps(above).map((step) => [`${above}${step}`, value] as const))
    : Object.entries(payload).map(([name, value]) => [`${above}${stepOf(name)}`, value] as const);
  return steps.flatMap(([path, value]) => pathsOf(value, path, deep - 1));
}

/** A mapping goes through one list alone. */
const listSteps = (above: string) => (above.includes('[*]') ? ['[0]'] : ['[*]', '[0]']);

const stepOf = (name: string) =>
  /^[\p{L}_][\p{L}\d_]*$/u.test(name) ? `.${name}` : `['${name.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}']`;
