import { type Api, expect, reasonOf } from './api.ts';
import { progress } from './progress.ts';
import { type Tally, tallyOf } from './push-records.ts';
import type { Okpd2 } from './read-okpd2.ts';

interface Node {
  id: string;
  code: string | null;
}

/** Longest name of a category; the classifier has longer ones, which are cut at a word. */
const longest = 200;

/** Makes the groupings that the tree has no category of, parents first, in the order of the classifier. A code says which is which. */
export async function pushCategories(
  api: Api,
  groupings: readonly Okpd2[],
): Promise<Tally & { ids: Map<string, string> }> {
  const tree = await expect(200, api('GET', '/api/v1/catalog/categories/tree'));
  const ids = new Map((tree.items as Node[]).flatMap(({ id, code }) => (code ? [[code, id] as const] : [])));
  const tally = tallyOf('Categories');
  const bar = progress(tally.step, groupings.length);
  for (const [position, { code, name, parent }] of groupings.entries()) {
    bar.advance(1);
    if (ids.has(code)) {
      tally.unchanged += 1;
      continue;
    }
    const parentId = parent === null ? null : ids.get(parent);
    const { status, body } =
      parentId === undefined
        ? { status: 0, body: { code: 'no_parent', detail: `${parent} above it was refused` } }
        : await api('POST', '/api/v1/catalog/categories', { name: shorten(name), code, parentId, position });
    if (status === 201) {
      tally.created += 1;
      ids.set(code, (body as unknown as Node).id);
    } else tally.refused.push({ what: `category ${code}`, reason: reasonOf(body) });
  }
  return { ...tally, ids };
}

const shorten = (name: string) =>
  name.length <= longest ? name : `${name.slice(0, longest - 1).replace(/[\s,;]+\S*$/, '')}…`;
