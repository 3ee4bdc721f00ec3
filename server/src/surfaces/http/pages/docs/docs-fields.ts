import { choiceWords } from '../../../../../../nouns/choice-words.ts';
import type { Language } from '../../../../kernel/problems/problem-body.ts';
import type { Json } from '../../openapi/json.ts';
import { type Html, html, inline } from '../html.ts';
import { linkTo } from '../layout.ts';
import { titleIn } from '../title-in.ts';

export interface Shape {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: Array<string | number | boolean | null>;
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

/** A field as it is read: its path in the body, its type with limits, its words. */
export interface FieldRow {
  path: string;
  required: boolean;
  words: string;
  kind: string;
  /** The record it holds, which has a page of its own. */
  record: string | undefined;
}

/** Fields of an object; inner objects follow under their own paths, records do not: they are told of on their pages. */
export function fieldRows(schema: Json, look: Look, language: Language, prefix = '', depth = 0): FieldRow[] {
  const { properties = {}, required = [] } = look(schema) as Shape;
  return Object.entries(properties).flatMap(([name, shape]) => {
    const path = `${prefix}${name}`;
    const own = {
      path,
      required: required.includes(name),
      words: wordsOf(shape, language),
      kind: kindOf(shape),
      record: recordIn(shape),
    };
    const inner = shape.items ?? shape;
    const opens = depth < 3 && !inner.$ref && look(inner as Json).properties !== undefined;
    if (!opens) return [own];
    return [own, ...fieldRows(inner as Json, look, language, `${path}${shape.items ? '[]' : ''}.`, depth + 1)];
  });
}

/** The same of an answer, where each field that is named comes: nothing is demanded of the reader. */
export const toldRows = (schema: Json, look: Look, language: Language): FieldRow[] =>
  fieldRows(schema, look, language).map((row) => ({ ...row, required: false }));

const said = {
  required: { ru: 'обязательно', en: 'required' },
  field: { ru: 'Поле', en: 'Field' },
  meaning: { ru: 'Значение', en: 'Meaning' },
};

/** `anchored` rows can be linked to, once on a page. */
export function fieldTable(rows: readonly FieldRow[], language: Language, { anchored = false } = {}): Html {
  return html`<table><thead><tr><th>${said.field[language]}</th><th>${said.meaning[language]}</th></tr></thead><tbody>${rows.map(
    ({ path, required, words, kind, record }) =>
      html`<tr${anchored && html` id="${path}"`}><td><code>${path}</code>${required && html`<span class="must">${said.required[language]}</span>`}</td>
<td>${inline(words)}<span class="kind">${record ? html`<a href="${linkTo(`/docs/records/${record}`, language)}">${kind}</a>` : kind}</span></td></tr>`,
  )}</tbody></table>`;
}

function wordsOf(shape: Shape, language: Language): string {
  const { title, description } = shape;
  const sentences = [title, description].flatMap((one) => (one ? [titleIn(one, language)] : []));
  return [...sentences, ...valueWords(shape, language)].join('. ');
}

/** What people call the values of a choice. */
function valueWords({ enum: values, items }: Shape, language: Language): string[] {
  const choices = choiceWords(values ?? items?.enum ?? []);
  if (choices === undefined) return [];
  return [
    Object.entries(choices)
      .map(([value, words]) => `\`${value}\` ${words[language]}`)
      .join(', '),
  ];
}

const recordIn = ({ $ref, items, anyOf }: Shape): string | undefined =>
  $ref?.startsWith('#/components/schemas/')
    ? $ref.split('/').at(-1)
    : (items && recordIn(items)) || anyOf?.map(recordIn).find((one) => one !== undefined);

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
