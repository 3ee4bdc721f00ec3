import type { Seeded } from '../../proof/seeded.ts';
import { archive } from './archive.ts';
import { book, headings, itemSheet, items, part } from './book.ts';
import type { HostileFile } from './hostile-file.ts';
import { pdf, png } from './kinds/disguises.ts';

export type GoodFile = Pick<HostileFile, 'fileName' | 'bytes'>;

const text = (random: Seeded, delimiter: string) =>
  [headings, ...items(random, 12)]
    .map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(delimiter))
    .join('\r\n');

/** What people really send; the ground of the mutants. */
export const goodFiles = (random: Seeded): readonly GoodFile[] => [
  { fileName: 'каталог.xlsx', bytes: book({ sheet: itemSheet(items(random, 12)) }) },
  { fileName: 'каталог.csv', bytes: Buffer.from(text(random, ';')) },
  { fileName: 'каталог.tsv', bytes: Buffer.from(text(random, '\t')) },
  { fileName: 'каталог-utf16.csv', bytes: Buffer.from(`\ufeff${text(random, ';')}`, 'utf16le') },
  { fileName: 'фото.png', bytes: png(640, 480) },
  { fileName: 'счёт.pdf', bytes: pdf() },
  { fileName: 'архив.zip', bytes: archive([part('a.txt', 'a'.repeat(200)), part('b/c.txt', 'b')]) },
  {
    fileName: 'упд.xml',
    bytes: Buffer.from(`<?xml version="1.0"?><Файл ИдФайл="${random.next()}"><Документ/></Файл>`),
  },
];
