import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** One grouping of the classifier. A section has a letter for a code, and nothing above it. */
export interface Okpd2 {
  code: string;
  name: string;
  parent: string | null;
}

const file = join(import.meta.dirname, '../../data/okpd2.csv.gz');

/** OKPD2, the Russian classifier of products by kinds of economic activity: every grouping, parents before children. */
export const readOkpd2 = (): Okpd2[] => parseOkpd2(gunzipSync(readFileSync(file)));

/** UTF-8, semicolons, all in quotes; lines stand in no order. */
function parseOkpd2(bytes: Buffer): Okpd2[] {
  const rows = parse(bytes, { bom: true, columns: true, delimiter: ';', skip_empty_lines: true }) as Array<
    Record<string, string>
  >;
  const named = new Map<string, { name: string; section: string }>();
  for (const { Kod, Razdel, Name } of rows)
    if (Razdel && Name) named.set(Kod || Razdel, { name: Name.replace(/\s+/g, ' ').trim(), section: Razdel });
  const rank = (code: string, section: string) => (code === section ? section : `${section}.${code}`);
  return [...named]
    .sort(([one, { section: of }], [other, { section: ofOther }]) => (rank(one, of) < rank(other, ofOther) ? -1 : 1))
    .map(([code, { name, section }]) => ({ code, name, parent: parentOf(code, section, named) }));
}

/** Lengths of codes, class to type: 21, 21.2, 21.20, 21.20.1, 21.20.10; below are 21.20.10.190 and its 21.20.10.194. */
const lengths = [8, 7, 5, 4, 2];

function parentOf(code: string, section: string, known: ReadonlyMap<string, unknown>): string | null {
  if (code === section) return null;
  const category = code.length === 12 && !code.endsWith('0') ? [`${code.slice(0, 11)}0`] : [];
  const shorter = lengths.filter((length) => length < code.length).map((length) => code.slice(0, length));
  return [...category, ...shorter].find((above) => known.has(above)) ?? section;
}

/** The groups, such as 21.20, that these codes stand in. */
export const groupsOf = (codes: readonly string[]) => [...new Set(codes.map((code) => code.slice(0, 5)))].sort();

/** The skeleton of the classifier, sections to subclasses, and everything in the groups that these codes stand in. */
export function branchesOf(all: readonly Okpd2[], codes: readonly string[]): Okpd2[] {
  const groups = groupsOf(codes);
  return all.filter(({ code }) => code.length <= 4 || groups.includes(code.slice(0, 5)));
}
