import { crc32 } from 'node:zlib';

/** A ZIP file of these parts, nothing packed. */
export function zipOf(parts: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const [title, body] = [Buffer.from(name), Buffer.from(text)];
    const sizes = Buffer.alloc(14);
    sizes.writeUInt32LE(crc32(body), 0);
    sizes.writeUInt32LE(body.length, 4);
    sizes.writeUInt32LE(body.length, 8);
    sizes.writeUInt16LE(title.length, 12);
    const local = Buffer.concat([
      Buffer.from('504b03041400000000000000 0000'.replace(' ', ''), 'hex'),
      sizes,
      Buffer.alloc(2),
      title,
      body,
    ]);
    const place = Buffer.alloc(4);
    place.writeUInt32LE(offset);
    directory.push(
      Buffer.concat([Buffer.from('504b0102140014000000000000000000', 'hex'), sizes, Buffer.alloc(12), place, title]),
    );
    locals.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, index, end]);
}

const ooxml = 'application/vnd.openxmlformats-officedocument';

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/main.xml" ContentType="${main}"/></Types>`;

export const docxOf = (
  more: Readonly<Record<string, string>> = {},
  main = `${ooxml}.wordprocessingml.document.main+xml`,
) => zipOf({ '[Content_Types].xml': contentTypes(main), 'word/document.xml': '<document/>', ...more });

export const xlsxOf = (more: Readonly<Record<string, string>> = {}, main = `${ooxml}.spreadsheetml.sheet.main+xml`) =>
  zipOf({ '[Content_Types].xml': contentTypes(main), 'xl/workbook.xml': '<workbook/>', ...more });

const chunk = (name: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(name), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

const twoSizes = (width: number, height: number) => {
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(width, 0);
  sizes.writeUInt32BE(height, 4);
  return sizes;
};

export const pngOf = (width: number, height: number) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.concat([twoSizes(width, height), Buffer.from('0806000000', 'hex')])),
    chunk('IDAT', Buffer.from('789c63000000020001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);

export function jpegOf(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc000110800000000030122000211010311 01'.replace(' ', ''), 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffd9', 'hex'),
  ]);
}

export function webpOf(width: number, height: number): Buffer {
  const body = Buffer.alloc(18);
  body.write('VP8X', 0);
  body.writeUInt32LE(10, 4);
  body.writeUIntLE(width - 1, 12, 3);
  body.writeUIntLE(height - 1, 15, 3);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length + 4);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), body]);
}

const box = (name: string, ...bodies: Buffer[]) => {
  const body = Buffer.concat(bodies);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 8);
  return Buffer.concat([length, Buffer.from(name), body]);
};

export const heicOf = (width: number, height: number) =>
  Buffer.concat([
    box('ftyp', Buffer.from('heic'), Buffer.alloc(4), Buffer.from('mif1heic')),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', Buffer.alloc(4), twoSizes(width, height))))),
  ]);

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
