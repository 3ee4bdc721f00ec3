import { brands, fillItems, names, newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { type Connection, openConnection } from './measure/connection.ts';
import { quantile, rounded } from './measure/figures.ts';
import { requestText } from './measure/request-text.ts';

const many = 1_000_000;
const few = 10_000;
const goal = 1.5;
const calls = 60;

const list = '/api/v1/integration-api/catalog-items?limit=50';

/** Fragments of names as people type them, from two letters up; the same ones are sought among many items and among few. */
const fragments = [...new Set(names.flatMap((name) => [name.slice(0, 2), name.slice(2, 6), name.slice(3, 10)]))]
  .map((fragment) => fragment.trim())
  .filter((fragment) => fragment.length >= 2);

const searches: Record<string, (index: number, items: number) => string> = {
  'first page': () => `${list}&sort=name`,
  'filtered by brand': (index) => `${list}&brand=${encodeURIComponent(brands[index % brands.length] as string)}`,
  'two Cyrillic letters': (index) =>
    `${list}&search=${encodeURIComponent(['це', 'ка', 'бу', 'пе', 'ер', 'ит'][index % 6] as string)}`,
  'fragments of names': (index) =>
    `${list}&search=${encodeURIComponent(fragments[index % fragments.length] as string)}`,
  'a whole article': (index, items) => `${list}&search=SKU-${1 + ((index * 7_919) % items)}`,
  'nothing like it': (index) => `${list}&search=${encodeURIComponent(`щъф${index}`)}`,
};

/** Lists and searches over a million items in one portal among twenty, beside the same over ten thousand. */
export async function benchSearch({ owner, pepper, startOurs }: Environment) {
  const index = await takeIndex(owner);
  const portals = [];
  for (const items of [many, ...Array.from({ length: 19 }, () => few)]) {
    const tenantId = await newPortal(owner);
    await fillItems(owner, tenantId, items);
    portals.push({ items, key: await newKey(owner, pepper, tenantId) });
  }
  await owner.query(index);
  await owner.query('vacuum analyze catalog_items, external_links');
  const ours = await startOurs('web');
  const connection = await openConnection(ours.port);
  const rows = [];
  for (const [search, address] of Object.entries(searches)) {
    const [large, small] = [await p95(connection, portals[0], address), await p95(connection, portals[1], address)];
    rows.push({
      search,
      'p95 ms of 1 000 000': rounded(large),
      'of 10 000': rounded(small),
      ratio: rounded(large / small),
      goal,
    });
  }
  const deep = await depth(connection, portals[0]?.key as string);
  connection.close();
  await ours.stop();
  return [...rows, { search: 'page at depth 500 000 beside the first', ...deep }];
}

/** Filling a million rows is quicker without the index of letter pairs: it is made over them at once. Answers how. */
async function takeIndex(owner: Environment['owner']): Promise<string> {
  const { rows } = await owner.query<{ made: string }>(
    `select pg_get_indexdef('catalog_items_by_pairs'::regclass) as made`,
  );
  await owner.query('drop index catalog_items_by_pairs');
  return rows[0]?.made as string;
}

async function p95(
  connection: Connection,
  portal: { items: number; key: string } | undefined,
  address: (index: number, items: number) => string,
) {
  const { items, key } = portal as { items: number; key: string };
  const milliseconds: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const sent = performance.now();
    const reply = await connection.send(requestText('GET', address(call, items), key));
    if (reply.status !== 200) throw new Error(`The search was refused: ${reply.body}`);
    milliseconds.push(performance.now() - sent);
  }
  return quantile(milliseconds.slice(5), 0.95);
}

/** Walks to the middle by the cursor, as a reader would, and times a page there against the first. */
async function depth(connection: Connection, key: string) {
  const page = async (cursor: string | null) => {
    const sent = performance.now();
    const address = `${list.replace('50', '200')}&sort=-updatedAt${cursor ? `&cursor=${cursor}` : ''}`;
    const reply = await connection.send(requestText('GET', address, key));
    if (reply.status !== 200) throw new Error(`The page was refused: ${reply.body}`);
    const { nextCursor } = (JSON.parse(reply.body) as { page: { nextCursor: string } }).page;
    return { nextCursor, took: performance.now() - sent };
  };
  const times: number[] = [];
  let cursor: string | null = null;
  for (let read = 0; read < 500_000; read += 200) {
    const { nextCursor, took } = await page(cursor);
    cursor = nextCursor;
    times.push(took);
  }
  const [first, last] = [quantile(times.slice(5, 105), 0.95), quantile(times.slice(-100), 0.95)];
  return { 'p95 ms of 1 000 000': rounded(last), 'of 10 000': rounded(first), ratio: rounded(last / first), goal };
}
