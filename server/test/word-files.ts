import PizZip from 'pizzip';

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A paragraph of one run; `|` splits it into several runs, as Word does while somebody types. */
const paragraph = (text: string, split: boolean) =>
  `<w:p>${(split ? text.split('¦') : [text]).map((run) => `<w:r><w:t xml:space="preserve">${escaped(run)}</w:t></w:r>`).join('')}</w:p>`;

/** A table of one row of cells. */
export const tableOf = (...cells: string[]) =>
  `<w:tbl><w:tr>${cells.map((text) => `<w:tc>${paragraph(text, false)}</w:tc>`).join('')}</w:tr></w:tbl>`;

interface Extra {
  /** XML of the body besides the paragraphs. */
  body?: string;
  /** Relationships of the document, as elements. */
  relationships?: readonly string[];
  /** Further parts, or others in the place of the usual ones. */
  parts?: Readonly<Record<string, string | Buffer>>;
}

export const relationship = (type: string, target: string, mode = 'External') =>
  `<Relationship Id="rX${type}" Type="${office}/${type}" Target="${target}" TargetMode="${mode}"/>`;

/** A Word file with these paragraphs, as bytes. `¦` in a paragraph begins another run. */
export function wordFile(
  paragraphs: readonly string[],
  { body = '', relationships = [], parts = {} }: Extra = {},
): Buffer {
  const zip = new PizZip();
  const all: Record<string, string | Buffer> = {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
      <Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <Relationships xmlns="${relations}">${relationships.join('')}</Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <w:document xmlns:w="${word}"><w:body>${paragraphs.map((text) => paragraph(text, true)).join('')}${body}<w:sectPr/></w:body></w:document>`,
    ...parts,
  };
  for (const [name, content] of Object.entries(all)) zip.file(name, content);
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' });
}

/** The text of a Word file, a line for each paragraph. */
export function wordText(bytes: Buffer): string {
  const xml = new PizZip(bytes).file('word/document.xml')?.asText() ?? '';
  const paragraphs = [...xml.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([one]) =>
    [...one.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>/g)]
      .map(([tag, text]) => (tag.startsWith('<w:br') ? '\n' : text))
      .join(''),
  );
  return paragraphs
    .join('\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');
}
