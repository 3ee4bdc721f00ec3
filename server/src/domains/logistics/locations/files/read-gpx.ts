import sax from 'sax';
import { refuse, words } from '../../../../kernel/problems/errors.ts';
import { degreesOf, type FileRow, mostRows } from './file-row.ts';

const points = new Set(['trkpt', 'rtept', 'wpt']);

/** Whether the beginning of a file is that of a track. */
export const isGpx = (bytes: Buffer): boolean =>
  /^\uFEFF?\s*<[\s\S]{0,2000}?gpx/i.test(bytes.toString('utf8', 0, 4_096));

/** Points of a track, of GPX 1.0 and 1.1; the speed there is in metres a second. Gives way to other work between pieces. */
export async function readGpx(bytes: Buffer): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  const parser = sax.parser(true, { position: false });
  let row: FileRow | undefined;
  let text = '';
  parser.onerror = () => {
    throw refuse('file_malformed', words('The track is broken XML.', 'Файл трека — неверный XML.'));
  };
  parser.onopentag = ({ name, attributes }) => {
    text = '';
    if (!points.has(localName(name))) return;
    const { lat = '', lon = '' } = attributes as Record<string, string>;
    row = { n: rows.length + 1, given: { latitude: degreesOf(lat), longitude: degreesOf(lon) } };
    if (rows.push(row) > mostRows) throw tooMany();
  };
  parser.ontext = (part) => {
    text = (text + part).slice(0, 500);
  };
  parser.onclosetag = (name) => {
    const told = text.trim();
    text = '';
    if (!row || told === '') return;
    const read = readers[localName(name)];
    if (read) Object.assign(row.given, read(told));
    if (points.has(localName(name))) row = undefined;
  };
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += piece) {
    parser.write(decoder.decode(bytes.subarray(at, at + piece), { stream: true }));
    await new Promise((resolve) => setImmediate(resolve));
  }
  parser.close();
  return rows;
}

const piece = 256 * 1024;

const readers: Readonly<Record<string, (told: string) => Record<string, unknown>>> = {
  time: (told) => ({ recordedAt: told }),
  speed: (told) => ({ speed: inKilometres(told) }),
  course: (told) => ({ heading: told }),
};

const inKilometres = (perSecond: string) =>
  Number.isFinite(Number(perSecond)) ? (Number(perSecond) * 3.6).toFixed(1) : perSecond;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export const tooMany = () =>
  refuse(
    'file_too_large',
    words(`A file has at most ${mostRows} points.`, `В одном файле не более ${mostRows} точек.`),
    { limit: mostRows },
  );
