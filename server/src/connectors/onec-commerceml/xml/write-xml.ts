/** A name with its text or what stands inside it; what is null or holds nothing is left out. */
export type Field = readonly [name: string, content: Content, attributes?: Readonly<Record<string, string>>];
type Content = string | null | readonly Field[];

export function element(name: string, content: Content, attributes: Readonly<Record<string, string>> = {}): string {
  if (content === null) return '';
  const inside = typeof content === 'string' ? escaped(content) : content.map((field) => element(...field)).join('');
  if (inside === '' && typeof content !== 'string') return '';
  const marks = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${marks.join('')}>${inside}</${name}>`;
}

/** One of `ЗначенияРеквизитов`. */
export const requisite = (name: string, value: string): Field => [
  'ЗначениеРеквизита',
  [
    ['Наименование', name],
    ['Значение', value],
  ],
];

const names: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it may stand in a document: XML 1.0 knows no control characters but three. */
export const escaped = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (letter) => ('\t\n\r'.includes(letter) ? letter : ''))
    .replace(/[&<>"']/g, (sign) => names[sign] as string);
