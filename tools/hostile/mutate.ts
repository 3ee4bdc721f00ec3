import type { Seeded } from '../../proof/seeded.ts';
import { book, itemSheet, items } from './book.ts';
import { type GoodFile, goodFiles } from './good-files.ts';

type Mutation = (bytes: Buffer, random: Seeded, other: Buffer) => Buffer;

const place = (random: Seeded, bytes: Buffer) => Math.floor(random.next() * bytes.length);

const flip: Mutation = (bytes, random) => {
  const after = Buffer.from(bytes);
  for (let count = Math.floor(random.between(1, 12)); count > 0 && after.length > 0; count -= 1)
    after[place(random, after)] = Math.floor(random.between(0, 256));
  return after;
};

const truncate: Mutation = (bytes, random) => bytes.subarray(0, place(random, bytes));

/** A piece of another file in the place of a piece of this one. */
const splice: Mutation = (bytes, random, other) => {
  const [from, at] = [place(random, other), place(random, bytes)];
  const piece = other.subarray(from, from + Math.floor(random.between(1, 400)));
  return Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at + Math.floor(random.between(0, 400)))]);
};

const double: Mutation = (bytes, random) => {
  const at = place(random, bytes);
  const piece = bytes.subarray(at, at + Math.floor(random.between(1, 200)));
  const times = Math.floor(random.between(2, 60));
  return Buffer.concat([bytes.subarray(0, at), ...Array<Buffer>(times).fill(piece), bytes.subarray(at)]);
};

/** Numbers that readers trip over, where a length or an offset may stand. */
const extreme: Mutation = (bytes, random) => {
  if (bytes.length < 4) return flip(bytes, random, bytes);
  const after = Buffer.from(bytes);
  after.writeUInt32LE(
    random.pick([0, 1, 0x7fffffff, 0x80000000, 0xffffffff]),
    Math.floor(random.next() * (after.length - 3)),
  );
  return after;
};

export const mutate: Mutation = (bytes, random, other) =>
  random.pick([flip, truncate, splice, double, extreme])(bytes, random, other);

/** The sheet is mutated before it is packed: the archive around it is sound, so that its readers come to see it. */
const insideOut = (random: Seeded): Buffer => {
  const inside = itemSheet(items(random, 12));
  return book({ sheet: mutate(inside, random, inside) });
};

/** A good file with something wrong in it; another one for each state of `random`. */
export function mutant(random: Seeded): GoodFile {
  const good = goodFiles(random);
  const { fileName, bytes } = random.pick(good);
  if (fileName.endsWith('.xlsx') && random.chance(0.5)) return { fileName, bytes: insideOut(random) };
  return { fileName, bytes: mutate(bytes, random, random.pick(good).bytes) };
}
