import type { TObject } from 'typebox';
import type { Words } from '../../../kernel/problems/errors.ts';

/** What a form draws a field with. */
export const widgets = [
  'text',
  'textarea',
  'password',
  'number',
  'switch',
  'select',
  'multi-select',
  'remote-select',
  'email',
  'url',
  'date',
  'list',
  'mapping-table',
] as const;

type Widget = (typeof widgets)[number];

/** The title of a field in a language; given by the surface that keeps the translations. */
export type TitleIn = (english: string, language: keyof Words) => string;

type Node = Readonly<Record<string, unknown>>;

/** The schema of settings as a form is drawn from it: in the language of who asks, with a widget for every field. */
export function settingsForm(schema: TObject, language: keyof Words, titleIn: TitleIn): Record<string, unknown> {
  const show = (node: Node): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(node).flatMap(([key, value]) => (isOurs(key, value) ? [] : [[key, said(key, value)]])),
    );

  function said(key: string, value: unknown): unknown {
    if ((key === 'title' || key === 'description') && typeof value === 'string') return titleIn(value, language);
    if (key === 'properties')
      return mapped(value as Record<string, Node>, (field) => ({ ...show(field), ...widget(field) }));
    if (key === 'x-labels') return mapped(value as Record<string, Words>, (label) => label[language]);
    if (isWords(value)) return value[language];
    if (['items', 'additionalProperties', 'patternProperties'].includes(key) && isNode(value)) return show(value);
    if (['anyOf', 'oneOf', 'allOf'].includes(key)) return (value as Node[]).map(show);
    return value;
  }

  return show(schema as unknown as Node);
}

/** Marks and formats that mean something to the intake alone. */
const isOurs = (key: string, value: unknown) =>
  key.startsWith('~') || key === 'x-clean' || (key === 'format' && (value === 'line' || value === 'lines'));

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const isWords = (value: unknown): value is Words =>
  isNode(value) && Object.keys(value).length === 2 && typeof value.en === 'string' && typeof value.ru === 'string';

const mapped = <T>(fields: Readonly<Record<string, T>>, show: (field: T) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, show(field)]));

/** A group of fields is drawn as a group. */
const widget = (field: Node) => (isNode(field.properties) ? {} : { 'x-widget': widgetOf(field) });

/** The widget a field asks for, or the plainest its type allows. */
function widgetOf(field: Node): unknown {
  if (field['x-widget'] !== undefined) return field['x-widget'];
  if (field['x-secret'] === true) return 'password';
  if (field.enum) return 'select';
  const [type] = [field.type].flat();
  if (type === 'array') return isNode(field.items) && field.items.enum ? 'multi-select' : 'list';
  return byFormat[String(field.format)] ?? byType[String(type)] ?? 'text';
}

const byFormat: Readonly<Record<string, Widget>> = { lines: 'textarea', email: 'email', uri: 'url', date: 'date' };

const byType: Readonly<Record<string, Widget>> = {
  boolean: 'switch',
  integer: 'number',
  number: 'number',
  object: 'mapping-table',
};
