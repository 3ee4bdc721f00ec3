import { deflateRawSync } from 'node:zlib';

/** A file made to harm its reader, and the codes by which it may be refused; none where it is to be read harmlessly. */
export interface EvilFile {
  name: string;
  bytes: Buffer;
  refusedAs: readonly string[];
}

interface Entry {
  name: string;
  data: Buffer;
  /** What the directory says instead of the truth. */
  claims?: { unpacked?: number; flags?: number; mode?: number; offset?: number; method?: number };
}

const malformed = ['file_malformed'];
const unsupported = ['unsupported_file_type'];
const tooLarge = ['archive_too_large'];

/** One of each kind, small enough that all of them are read in seconds. */
export function evilFiles(): EvilFile[] {
  return [
    ...archives(),
    ...xml(),
    ...books(),
    ...openDocuments(),
    ...texts(),
    { name: 'empty', bytes: Buffer.alloc(0), refusedAs: malformed },
    { name: 'pdf', bytes: Buffer.from('%PDF-1.7\n%\0\x01\x02'), refusedAs: unsupported },
    {
      name: 'old book or password',
      bytes: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)]),
      refusedAs: unsupported,
    },
    {
      name: 'picture',
      bytes: Buffer.from('89504e470d0a1a0a0000000d49484452000c3500000c3500', 'hex'),
      refusedAs: unsupported,
    },
  ];
}

function archives(): EvilFile[] {
  const bomb = sheetOf(Buffer.alloc(140 * 2 ** 20, '<row/>'));
  const many = Array.from({ length: 2_500 }, (_, n) => ({ name: `xl/media/${n}`, data: Buffer.alloc(0) }));
  const nested = zip([{ name: 'inner.zip', data: zip([{ name: 'zeros', data: Buffer.alloc(2 ** 20) }]) }]);
  return [
    { name: 'bomb in a sheet', bytes: book({ sheet: bomb }), refusedAs: tooLarge },
    {
      name: 'bomb in another part',
      bytes: book({ more: [{ name: 'xl/media/zeros', data: Buffer.alloc(20 * 2 ** 20) }] }),
      refusedAs: tooLarge,
    },
    { name: 'archive in an archive', bytes: nested, refusedAs: unsupported },
    { name: 'many entries', bytes: book({ more: many }), refusedAs: tooLarge },
    { name: 'understated size', bytes: book({ claims: { unpacked: 10 } }), refusedAs: malformed },
    { name: 'overstated size', bytes: book({ claims: { unpacked: 2 ** 31 } }), refusedAs: [...malformed, ...tooLarge] },
    {
      name: 'overlapping entries',
      bytes: book({ more: [{ name: 'xl/again.xml', data: rows(plainRow), claims: { offset: 0 } }] }),
      refusedAs: malformed,
    },
    {
      name: 'symlink',
      bytes: book({ more: [{ name: 'xl/link', data: Buffer.from('/etc/passwd'), claims: { mode: 0o120777 } }] }),
      refusedAs: malformed,
    },
    {
      name: 'name that climbs',
      bytes: book({ more: [{ name: '../../evil', data: plainText }] }),
      refusedAs: malformed,
    },
    { name: 'absolute name', bytes: book({ more: [{ name: '/etc/evil', data: plainText }] }), refusedAs: malformed },
    { name: 'NUL in a name', bytes: book({ more: [{ name: 'xl/a\0b', data: plainText }] }), refusedAs: malformed },
    {
      name: 'the same name twice',
      bytes: book({ more: [{ name: 'XL/workbook.xml', data: plainText }] }),
      refusedAs: malformed,
    },
    {
      name: 'encrypted entry',
      bytes: book({ more: [{ name: 'xl/secret', data: plainText, claims: { flags: 1 } }] }),
      refusedAs: unsupported,
    },
    {
      name: 'unknown compression',
      bytes: book({ more: [{ name: 'xl/odd', data: plainText, claims: { method: 99 } }] }),
      refusedAs: malformed,
    },
    { name: 'cut archive', bytes: book({}).subarray(0, 700), refusedAs: malformed },
    { name: 'tail behind the archive', bytes: Buffer.concat([book({}), Buffer.from('<html>')]), refusedAs: malformed },
    { name: 'document of another kind', bytes: book({ types: 'wordprocessingml.document' }), refusedAs: unsupported },
  ];
}

function xml(): EvilFile[] {
  const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
  const declared = (text: string) =>
    sheetOf(Buffer.from('<row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row>'), text);
  const late = sheetOf(Buffer.from(`${'<row/>'.repeat(20_000)}<!DOCTYPE x>`));
  const wide = Buffer.from(
    `\ufeff<?xml version="1.0" encoding="UTF-16"?><!DOCTYPE x [<!ENTITY x "y">]><a/>`,
    'utf16le',
  );
  return [
    {
      name: 'entity of a local file',
      bytes: book({ sheet: declared('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>') }),
      refusedAs: malformed,
    },
    {
      name: 'entity of an address',
      bytes: book({ sheet: declared('<!DOCTYPE a [<!ENTITY x SYSTEM "http://127.0.0.1:9/">]>') }),
      refusedAs: malformed,
    },
    {
      name: 'parameter entity',
      bytes: book({ sheet: declared('<!DOCTYPE a [<!ENTITY % p SYSTEM "http://127.0.0.1:9/"> %p;]>') }),
      refusedAs: malformed,
    },
    {
      name: 'billion laughs',
      bytes: book({ sheet: declared(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}<!ENTITY x "&l9;">]>`) }),
      refusedAs: malformed,
    },
    { name: 'document type far inside', bytes: book({ sheet: late }), refusedAs: malformed },
    { name: 'document type in UTF-16', bytes: book({ sheet: wide }), refusedAs: malformed },
    {
      name: 'broken XML',
      bytes: book({ sheet: Buffer.from('<worksheet><sheetData><row r="1"><c') }),
      refusedAs: malformed,
    },
    { name: 'deep XML', bytes: book({ sheet: sheetOf(Buffer.from('<a>'.repeat(50_000))) }), refusedAs: [] },
    {
      name: 'outside relation',
      bytes: book({
        relation: '<Relationship Id="rId9" Type="http://x/image" Target="http://127.0.0.1:9/" TargetMode="External"/>',
      }),
      refusedAs: malformed,
    },
  ];
}

function books(): EvilFile[] {
  const strings = Buffer.from(`<sst>${'<si><t>x</t></si>'.repeat(1_000_000)}</sst>`);
  const filled = (text: string) => sheetOf(Buffer.from(text));
  return [
    { name: 'macros', bytes: book({ more: [{ name: 'xl/vbaProject.bin', data: plainText }] }), refusedAs: unsupported },
    {
      name: 'embedded object',
      bytes: book({ more: [{ name: 'xl/embeddings/oleObject1.bin', data: plainText }] }),
      refusedAs: unsupported,
    },
    {
      name: 'link to another book, DDE',
      bytes: book({ more: [{ name: 'xl/externalLinks/externalLink1.xml', data: plainText }] }),
      refusedAs: unsupported,
    },
    {
      name: 'cell in the last corner',
      bytes: book({ sheet: filled('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>') }),
      refusedAs: tooLarge,
    },
    {
      name: 'column past the last',
      bytes: book({ sheet: filled('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>') }),
      refusedAs: [...malformed, ...tooLarge],
    },
    {
      name: 'long cell',
      bytes: book({
        sheet: filled(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'я'.repeat(40_000)}</t></is></c></row>`),
      }),
      refusedAs: [...malformed, ...tooLarge],
    },
    {
      name: 'a million shared strings',
      bytes: book({ more: [{ name: 'xl/sharedStrings.xml', data: strings }], relation: sharedStrings }),
      refusedAs: tooLarge,
    },
    {
      name: 'formulas in a circle',
      bytes: book({ sheet: filled('<row r="1"><c r="A1"><f>B1</f><v>1</v></c><c r="B1"><f>A1</f><v>2</v></c></row>') }),
      refusedAs: [],
    },
    { name: 'sheet that is not there', bytes: book({ sheetPath: 'worksheets/none.xml' }), refusedAs: malformed },
    {
      name: 'merge of everything',
      bytes: book({ tail: '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>' }),
      refusedAs: [...tooLarge, ''],
    },
  ];
}

function openDocuments(): EvilFile[] {
  const row = (cells: string, more = '') => `<table:table-row${more}>${cells}</table:table-row>`;
  const one = '<table:table-cell office:value-type="float" office:value="1"/>';
  const rowsRepeated = ' table:number-rows-repeated="1048576"';
  const columnsRepeated = one.replace('/>', ' table:number-columns-repeated="16384"/>');
  const laughs = '<!DOCTYPE a [<!ENTITY l0 "ha"><!ENTITY x "&l0;&l0;">]>';
  const broken = '<office:document-content><table:table><table:table-row></office:document-content>';
  const filled = '<text:p>я</text:p>'.repeat(40_000);
  return [
    { name: 'ODS', bytes: ods({ rows: row(one) }), refusedAs: [] },
    { name: 'ODS with a million rows in one', bytes: ods({ rows: row(one, rowsRepeated) }), refusedAs: tooLarge },
    { name: 'ODS with blank rows to the end', bytes: ods({ rows: row(one) + row('', rowsRepeated) }), refusedAs: [] },
    { name: 'ODS with a row of one value to the end', bytes: ods({ rows: row(columnsRepeated) }), refusedAs: tooLarge },
    { name: 'ODS bomb', bytes: ods({ rows: row('').repeat(5_000_000) }), refusedAs: tooLarge },
    {
      name: 'ODS with entities',
      bytes: ods({ prolog: laughs, rows: row('<table:table-cell/>') }),
      refusedAs: malformed,
    },
    { name: 'ODS of broken XML', bytes: ods({ content: broken }), refusedAs: malformed },
    { name: 'ODS whose content is cut', bytes: ods({ content: '<office:document-content>' }), refusedAs: malformed },
    { name: 'ODS without content', bytes: ods({ contentName: 'other.xml' }), refusedAs: malformed },
    { name: 'cut ODS', bytes: ods({}).subarray(0, 300), refusedAs: malformed },
    {
      name: 'ODS with a long cell',
      bytes: ods({ rows: row(`<table:table-cell>${filled}</table:table-cell>`) }),
      refusedAs: malformed,
    },
    { name: 'ODS with macros', bytes: ods({ more: 'Basic/Standard/Module1.xml' }), refusedAs: unsupported },
    { name: 'ODS with an embedded object', bytes: ods({ more: 'Object 1' }), refusedAs: unsupported },
    {
      name: 'ODS with a password',
      bytes: ods({ manifest: '<manifest:encryption-data manifest:checksum="x"/>' }),
      refusedAs: unsupported,
    },
    { name: 'ODT', bytes: ods({ type: 'text' }), refusedAs: unsupported },
  ];
}

function texts(): EvilFile[] {
  const formulas = ['=', '+', '-', '@', '\t=', '\r=', '＝', '=cmd|', '=HYPERLINK(', '=WEBSERVICE(', '%=', ';='].map(
    (start) => `"${start}1+1"`,
  );
  return [
    { name: 'line without an end', bytes: Buffer.alloc(3 * 2 ** 20, 'a'), refusedAs: malformed },
    { name: 'quote that never closes', bytes: Buffer.from(`a;b\n"${'x;\n'.repeat(500_000)}`), refusedAs: malformed },
    { name: 'UTF-16', bytes: Buffer.from('\ufeffАртикул;Имя\r\n1;2\r\n', 'utf16le'), refusedAs: [] },
    { name: 'formulas', bytes: Buffer.from(`a;b\n${formulas.join(';1\n')}\n`), refusedAs: [] },
    { name: 'too many columns', bytes: Buffer.from(`${'a;'.repeat(500)}b\n`), refusedAs: tooLarge },
    { name: 'too many rows', bytes: Buffer.from('a;b\n'.repeat(200_010)), refusedAs: tooLarge },
    { name: 'page with a script', bytes: Buffer.from('<html><script>alert(1)</script></html>'), refusedAs: [] },
  ];
}

const plainText = Buffer.from('x');
const plainRow = '<row r="1"><c r="A1"><v>1</v></c></row>';
const sharedStrings =
  '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/>';
const rows = (text: string) => sheetOf(Buffer.from(text));

const sheetOf = (body: Buffer, prolog = '', tail = '') =>
  Buffer.concat([
    Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${prolog}<worksheet><sheetData>`),
    body,
    Buffer.from(`</sheetData>${tail}</worksheet>`),
  ]);

interface Book {
  sheet?: Buffer;
  sheetPath?: string;
  tail?: string;
  types?: string;
  relation?: string;
  more?: Entry[];
  claims?: Entry['claims'];
}

/** A small book that is right but for what is asked. */
function book({
  sheet,
  sheetPath = 'worksheets/sheet1.xml',
  tail = '',
  types = 'spreadsheetml.sheet',
  relation = '',
  more = [],
  claims,
}: Book): Buffer {
  const main = `application/vnd.openxmlformats-officedocument.${types}.main+xml`;
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const part = (name: string, text: string): Entry => ({ name, data: Buffer.from(text) });
  return zip([
    part('[Content_Types].xml', `<Types><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`),
    part(
      '_rels/.rels',
      `<Relationships><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part('xl/workbook.xml', '<workbook><sheets><sheet name="Лист" sheetId="1" r:id="rId1"/></sheets></workbook>'),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="${sheetPath}"/>${relation}</Relationships>`,
    ),
    {
      name: 'xl/worksheets/sheet1.xml',
      data: sheet ?? sheetOf(Buffer.from(plainRow), '', tail),
      ...(claims && { claims }),
    },
    ...more,
  ]);
}

interface OpenDocument {
  type?: string;
  prolog?: string;
  rows?: string;
  content?: string;
  contentName?: string;
  manifest?: string;
  more?: string;
}

/** A small book of OpenDocument that is right but for what is asked. */
function ods({
  type = 'spreadsheet',
  prolog = '',
  rows: body = '',
  manifest = '',
  more,
  ...given
}: OpenDocument): Buffer {
  const table = `<table:table table:name="Лист">${body}</table:table>`;
  const whole = `<office:document-content><office:body><office:spreadsheet>${table}</office:spreadsheet></office:body></office:document-content>`;
  const part = (name: string, text: string): Entry => ({ name, data: Buffer.from(text) });
  return zip([
    part('mimetype', `application/vnd.oasis.opendocument.${type}`),
    part(
      given.contentName ?? 'content.xml',
      `<?xml version="1.0" encoding="UTF-8"?>${prolog}${given.content ?? whole}`,
    ),
    part('META-INF/manifest.xml', `<manifest:manifest>${manifest}</manifest:manifest>`),
    ...(more ? [part(more, 'x')] : []),
  ]);
}

/** An archive whose directory says what it is told to, true or not. */
function zip(entries: readonly Entry[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, data, claims = {} } of entries) {
    const packed = deflateRawSync(data);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x800 | (claims.flags ?? 0), 2);
    common.writeUInt16LE(claims.method ?? 8, 4);
    common.writeUInt32LE(0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims.unpacked ?? data.length, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    pieces.push(Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((claims.mode ?? 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(claims.offset ?? at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest, nameBytes);
    at += 30 + nameBytes.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, listed, end]);
}
