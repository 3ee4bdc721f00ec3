import { layoutPage } from '../../../../../../nouns/document-layout.ts';
import type { AnyField, Schema } from '../../../../../../nouns/kit/field.ts';
import { say } from '../../../../kit/say.ts';
import { type FieldsShown, fieldsOf, type Values, valuesOf } from './block-fields.ts';
import type { Sheet } from './sheet.ts';

/** What is wrong with a part of a layout, by the path of its field: `rows.0.label`. */
export type Faults = Readonly<Record<string, string>>;

/** Faults of the blocks by their names, and of the page under `page`; those that have none are not there. */
export function faultsOfLayout({ page, blocks }: Sheet): ReadonlyMap<string, Faults> {
  const found: Array<[string, Faults]> = [
    ['page', faultsIn(layoutPage, page)],
    ...blocks.map(({ id, block }): [string, Faults] => [id, faultsIn(fieldsOf(block), valuesOf(block))]),
  ];
  return new Map(found.filter(([, faults]) => Object.keys(faults).length > 0));
}

function faultsIn(fields: FieldsShown, values: Values, above = ''): Faults {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const fault = faultOf(field, values[name]);
      return fault ? [[above + name, fault]] : Object.entries(faultsInside(field, values[name], `${above}${name}.`));
    }),
  );
}

function faultsInside({ spec }: AnyField, value: unknown, above: string): Faults {
  if (!spec.inside || !Array.isArray(value)) return {};
  const inside = spec.inside;
  return Object.assign({}, ...value.map((part: Values, at) => faultsIn(inside, part, `${above}${at}.`))) as Faults;
}

function faultOf({ spec }: AnyField, value: unknown): string | undefined {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return spec.writing === 'required' ? say('Fill this in', 'Заполните') : undefined;
  if (spec.kind === 'integer') return outside(value as number, spec.schema);
  const { maxLength } = spec.schema;
  if (typeof value === 'string' && typeof maxLength === 'number' && value.length > maxLength)
    return say(`At most ${maxLength} characters`, `Не длиннее ${maxLength} символов`);
  return undefined;
}

function outside(value: number, { minimum, maximum }: Schema): string | undefined {
  const [least, most] = [minimum as number, maximum as number];
  if (Number.isInteger(value) && value >= least && value <= most) return undefined;
  return say(`A whole number from ${least} to ${most}`, `Целое число от ${least} до ${most}`);
}
