import type { Language } from '../../../kernel/problems/problem-body.ts';
import type { Json } from '../openapi/json.ts';
import { type Html, html, inline } from './html.ts';
import { titleIn } from './title-in.ts';

interface Shape {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  title?: string;
  description?: string;
  default?: unknown;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
}

export type Look = (schema: Json) => Json;

const said = {
  required: { ru: 'обязательно', en: 'required' },
  field: { ru: 'Поле', en: 'Field' },
  meaning: { ru: 'Значение', en: 'Meaning' },
};

/** Fields of an object in a table: name, type with limits, words. Inner objects follow under their own paths. */
export function fieldTable(schema: Json, look: Look, language: Language): Html {
  const rows = rowsOf(schema as Shape, look, '', 0);
  return html`<table><thead><tr><th>${said.field[language]}</th><th>${said.meaning[language]}</th></tr></thead><tbody>${rows.map(
    ({
      path,
      shape,
      required,
    }) => html`<tr><td><code>${path}</code>${required && html`<span class="must">${said.required[language]}</span>`}</td>
<td>${inline(wordsOf(shape, language))}<span class="kind">${kindOf(shape)}</span></td></tr>`,
  )}</tbody></table>`;
}

const wordsOf = ({ title, description }: Shape, language: Language) =>
  [title, description].flatMap((one) => (one ? [titleIn(one, language)] : [])).join('. ');

interface Row {
  path: string;
  shape: Shape;
  required: boolean;
}

function rowsOf(schema: Shape, look: Look, prefix: string, depth: number): Row[] {
  const { properties = {}, required = [] } = look(schema as Json) as Shape;
  return Object.entries(properties).flatMap(([name, shape]) => {
    const path = `${prefix}${name}`;
    const own = { path, shape, required: required.includes(name) };
    const inner = shape.items ?? shape;
    const opens = depth < 3 && !inner.$ref && look(inner as Json).properties !== undefined;
    return opens ? [own, ...rowsOf(inner, look, `${path}${shape.items ? '[]' : ''}.`, depth + 1)] : [own];
  });
}

/** The type in short: `string, 1–100` or `RUB | USD`. */
export function kindOf(shape: Shape): string {
  if (shape.$ref) return shape.$ref.split('/').at(-1) ?? '';
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum) return shape.enum.map(String).join(' | ');
  if (shape.anyOf) return shape.anyOf.map(kindOf).join(' | ');
  const type = Array.isArray(shape.type) ? shape.type.join(' | ') : (shape.type ?? 'any');
  const array = shape.items ? ` of ${kindOf(shape.items)}` : '';
  const limits = [
    shape.format,
    range(shape.minLength, shape.maxLength),
    range(shape.minimum, shape.maximum),
    range(shape.minItems, shape.maxItems),
    shape.format ? undefined : shape.pattern,
    shape.default === undefined ? undefined : `= ${JSON.stringify(shape.default)}`,
  ].filter(Boolean);
  return [type + array, ...limits].join(', ');
}

function range(least?: number, most?: number): string | undefined {
  if (least === undefined && most === undefined) return undefined;
  if (least === undefined) return `≤ ${most}`;
  return most === undefined ? `≥ ${least}` : `${least}–${most}`;
}
