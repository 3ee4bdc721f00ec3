import { archive, type Entry } from '../archive.ts';
import { type Codes, harmless, type Kind, malformed, tooLarge, unopened, unsupported } from '../hostile-file.ts';

interface OpenDocument {
  type?: string;
  prolog?: string;
  rows?: string;
  content?: string;
  contentName?: string;
  manifest?: string;
  more?: string;
}

const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`;
const one = '<table:table-cell office:value-type="float" office:value="1"/>';
const rowsRepeated = ' table:number-rows-repeated="1048576"';
const columnsRepeated = one.replace('/>', ' table:number-columns-repeated="16384"/>');
const laughs = '<!DOCTYPE a [<!ENTITY l0 "ha"><!ENTITY x "&l0;&l0;">]>';
const broken = '<office:document-content><table:table><table:table-row></office:document-content>';

/** A small book of OpenDocument that is right but for what is asked. */
function ods({ type = 'spreadsheet', prolog = '', rows = '', manifest = '', more, ...given }: OpenDocument): Buffer {
  const table = `<table:table table:name="Лист">${rows}</table:table>`;
  const whole = `<office:document-content><office:body><office:spreadsheet>${table}</office:spreadsheet></office:body></office:document-content>`;
  const part = (name: string, text: string): Entry => ({ name, data: Buffer.from(text) });
  return archive([
    part('mimetype', `application/vnd.oasis.opendocument.${type}`),
    part(
      given.contentName ?? 'content.xml',
      `<?xml version="1.0" encoding="UTF-8"?>${prolog}${given.content ?? whole}`,
    ),
    part('META-INF/manifest.xml', `<manifest:manifest>${manifest}</manifest:manifest>`),
    ...(more ? [part(more, 'x')] : []),
  ]);
}

const odsOf = (kind: string, given: () => OpenDocument, read: Codes, heavy?: true): Kind => ({
  kind,
  extension: 'ods',
  make: () => ods(given()),
  read,
  kept: unopened,
  ...(heavy && { heavy }),
});

/** Books of OpenDocument: what repeats itself without end, and what hides in them. */
export const openDocuments: readonly Kind[] = [
  odsOf('ODS', () => ({ rows: row(one) }), harmless),
  odsOf('ODS with a million rows in one', () => ({ rows: row(one, rowsRepeated) }), tooLarge),
  odsOf('ODS with blank rows to the end', () => ({ rows: row(one) + row('', rowsRepeated) }), harmless),
  odsOf('ODS with a row of one value to the end', () => ({ rows: row(columnsRepeated) }), tooLarge),
  odsOf('ODS bomb', () => ({ rows: row('').repeat(5_000_000) }), tooLarge, true),
  odsOf('ODS with entities', () => ({ prolog: laughs, rows: row('<table:table-cell/>') }), malformed),
  odsOf('ODS of broken XML', () => ({ content: broken }), malformed),
  odsOf('ODS whose content is cut', () => ({ content: '<office:document-content>' }), malformed),
  odsOf('ODS without content', () => ({ contentName: 'other.xml' }), malformed),
  odsOf(
    'ODS with a long cell',
    () => ({ rows: row(`<table:table-cell>${'<text:p>я</text:p>'.repeat(40_000)}</table:table-cell>`) }),
    malformed,
  ),
  odsOf('ODS with macros', () => ({ more: 'Basic/Standard/Module1.xml' }), unsupported),
  odsOf('ODS with an embedded object', () => ({ more: 'Object 1' }), unsupported),
  odsOf('ODS with a password', () => ({ manifest: '<manifest:encryption-data manifest:checksum="x"/>' }), unsupported),
  odsOf('ODT', () => ({ type: 'text' }), unsupported),
];
