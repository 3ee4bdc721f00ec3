/** What a person finds on a page: words, headings, buttons with those that are off, fields, links. */
export interface Drawn {
  html: string;
  text: string;
  headings: string[];
  buttons: string[];
  /** Buttons and fields that are switched off. */
  off: string[];
  fields: string[];
  links: string[];
}

export function readDrawn(page: string): Drawn {
  const html = page.replace(/<style.*?<\/style>/gs, '');
  const labels = new Map(
    parts(html, 'label').flatMap(({ tag, inner }) => {
      const id = attribute(tag, 'for');
      return id === undefined ? [] : [[id, textOf(inner).replace(/ \*$/, '')] as const];
    }),
  );
  const fields = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)]
    .map(([tag]) => ({ tag, name: attribute(tag, 'aria-label') ?? labels.get(attribute(tag, 'id') ?? '') ?? '' }))
    .filter(({ tag, name }) => name !== '' && attribute(tag, 'type') !== 'hidden');
  const buttons = parts(html, 'button').map(({ tag, inner }) => ({
    tag,
    name: attribute(tag, 'aria-label') ?? textOf(inner),
  }));
  return {
    html,
    text: textOf(html),
    headings: [...html.matchAll(/<h\d[^>]*>(.*?)<\/h\d>/gs)].map(([, inner = '']) => textOf(inner)),
    buttons: buttons.map(({ name }) => name),
    off: [...buttons, ...fields].filter(({ tag }) => / disabled=""/.test(tag)).map(({ name }) => name),
    fields: fields.map(({ name }) => name),
    links: parts(html, 'a').map(({ tag }) => attribute(tag, 'href') ?? ''),
  };
}

const parts = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`(<${name}\\b[^>]*>)(.*?)</${name}>`, 'gs'))].map(([, tag = '', inner = '']) => ({
    tag,
    inner,
  }));

const attribute = (tag: string, name: string) => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};

/** Words of different elements stand apart. */
const textOf = (html: string) =>
  decoded(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
