const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const esc = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] as string);
export const el = (name: string, inside: string | undefined) =>
  inside === undefined ? '' : `<${name}>${inside}</${name}>`;
export const txt = (name: string, text: string | undefined) => (text === undefined ? '' : el(name, esc(text)));
export const all = <T>(name: string, list: readonly T[] | undefined, one: (item: T) => string) =>
  list === undefined || list.length === 0 ? '' : el(name, list.map(one).join('\n'));

export const document = (inside: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10" ДатаФормирования="2026-11-22T10:00:00">\n${inside}\n</КоммерческаяИнформация>\n`;

export const requisite = (name: string, value: string) =>
  el('ЗначениеРеквизита', `${txt('Наименование', name)}${txt('Значение', value)}`);
