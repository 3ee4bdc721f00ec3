import { createHash } from 'node:crypto';
import type { Seeded } from '../../proof/seeded.ts';
import type { HostileFile, Kind } from './hostile-file.ts';
import { bombs, lies } from './kinds/archives.ts';
import { books } from './kinds/books.ts';
import { disguises } from './kinds/disguises.ts';
import { openDocuments } from './kinds/open-documents.ts';
import { texts } from './kinds/texts.ts';
import { xml } from './kinds/xml.ts';
import { mutant, mutate } from './mutate.ts';

export const kinds: readonly Kind[] = [...bombs, ...lies, ...xml, ...books, ...openDocuments, ...texts, ...disguises];

const noTrap = 'http://127.0.0.1:9/';
const heavyOnes = 3;

/** One file of a kind. */
export const oneOf = (one: Kind, random: Seeded, trap = noTrap): HostileFile =>
  hostile(one, random.fork(one.kind), trap);

/** One file of each kind. */
export const oneOfEach = (random: Seeded, trap = noTrap): HostileFile[] => kinds.map((one) => oneOf(one, random, trap));

/**
 * So many files, no two alike: each kind in turn with other parameters, every third time mutated beside. The heavy ones
 * come a few times.
 */
export function* hostileFiles(random: Seeded, count: number, trap = noTrap): Generator<HostileFile> {
  const seen = new Set<string>();
  for (let round = 0; seen.size < count; round += 1) {
    for (const one of kinds) {
      if (seen.size >= count) return;
      if (one.heavy && round >= heavyOnes) continue;
      const own = random.fork(`${one.kind} ${round}`);
      const made = hostile(one, own, trap);
      const file = round % 3 === 2 || seen.has(digest(made)) ? mutated(made, own) : made;
      if (seen.has(digest(file))) continue;
      seen.add(digest(file));
      yield file;
    }
  }
}

/** So many good files with something wrong in them, no two alike. */
export function* mutants(random: Seeded, count: number): Generator<HostileFile> {
  const seen = new Set<string>();
  for (let number = 0; seen.size < count; number += 1) {
    const file = { kind: 'mutant', ...mutant(random.fork(`mutant ${number}`)) };
    if (seen.has(digest(file))) continue;
    seen.add(digest(file));
    yield file;
  }
}

const digest = ({ bytes }: HostileFile) => createHash('sha256').update(bytes).digest('hex');

const hostile = ({ kind, extension, make, read, kept }: Kind, random: Seeded, trap: string): HostileFile => ({
  kind,
  fileName: `${kind}.${extension}`,
  bytes: make(random, trap),
  expected: { read, kept },
});

const mutated = ({ kind, fileName, bytes }: HostileFile, random: Seeded): HostileFile => ({
  kind: `${kind}, mutated`,
  fileName,
  bytes: mutate(bytes, random, bytes),
});
