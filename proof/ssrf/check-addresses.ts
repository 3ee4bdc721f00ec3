import { isPublicAddress } from '../../server/src/platform/outbound/address-policy.ts';
import type { Seeded } from '../seeded.ts';
import { edges, isReachable, isToBeDialled, type Words32 } from './judge-address.ts';
import { carried, quadOf, writeAddress } from './write-address.ts';

/** What the product allows beside what it ought to, over so many addresses of either family. */
export function checkAddresses(addresses: number, random: Seeded) {
  const opened: string[] = [];
  const closed: string[] = [];
  let judged = 0;

  const judge = (text: string, reachable: boolean, toBeDialled: boolean) => {
    judged += 1;
    const allowed = isPublicAddress(text);
    if (allowed && !reachable) opened.push(text);
    else if (allowed !== toBeDialled) closed.push(text);
  };
  const judgeWords = (words: Words32) => judge(writeAddress(words, random), isReachable(words), isToBeDialled(words));

  for (const words of edges)
    for (const step of [-2, -1, 0, 1, 2]) judgeWords([...words.slice(0, -1), ((words.at(-1) as number) + step) >>> 0]);
  // An odd step goes through all of the 32-bit space before it repeats: slices of other seeds begin elsewhere.
  const stride = 2_654_435_761;
  let v4 = Math.floor(random.next() * 2 ** 32);
  while (judged < addresses) {
    v4 = (v4 + stride) >>> 0;
    judge(quadOf(v4), isReachable([v4]), isToBeDialled([v4]));
    const [form, inherits] = random.pick(carried);
    judge(form(v4), inherits && isReachable([v4]), inherits && isToBeDialled([v4]));
    judgeWords(anyV6(random));
  }
  return { judged, opened, closed };
}

/** Beside a block that the registries name, more often than anywhere: most of the space is reserved. */
function anyV6(random: Seeded): Words32 {
  const word = () => Math.floor(random.next() * 2 ** 32);
  if (random.chance(0.2)) return [word(), word(), word(), word()];
  if (random.chance(0.2)) return [(0x20000000 | (word() >>> 3)) >>> 0, word(), word(), word()];
  const near = random.pick(longEdges);
  const kept = Math.floor(random.next() * 4);
  return near.map((one, at) => (at <= kept ? one : word()));
}

const longEdges = edges.filter((words) => words.length === 4);
