import { brands, fillItems, names, newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { quantile, rounded } from './measure/figures.ts';
import { type Connection, openConnection } from './measure/open-connection.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';

const many = sized(1_000_000, 2_000);
const few = sized(10_000, 100);
/** Milliseconds of a search; a page deep down may take so many times what the first takes. */
const goal = 50;
const deepGoal = 1.5;
const calls = sized(60, 6);

const list = '/api/v1/integration-api/catalog-items?limit=50';

const distinct = (texts: readonly string[]) => [...new Set(texts.filter((text) => text.length > 3))];
const words = distinct(names.flatMap((name) => name.split(/[^\p{L}]+/u)));
/** Words of one name in another order, with others between them. */
const pairs = names.flatMap((name) => {
  const said = distinct(name.split(/[^\p{L}]+/u));
  return said.length > 2 ? [`${said.at(-1)} ${said[0]}`] : [];
});
const typos = words.filter((word) => word.length > 5).map((word) => word.slice(0, 3) + word.slice(4));
const fragments = distinct(names.flatMap((name) => [name.slice(2, 6), name.slice(3, 10)].map((text) => text.trim())));

const seek = (texts: readonly string[]) => (index: number) =>
  `${list}&search=${encodeURIComponent(texts[(index * 7) % texts.length] as string)}`;

const searches: Record<string, (index: number, items: number) => string> = {
  'first page': () => `${list}&sort=name`,
  'filtered by brand': (index) => `${list}&brand=${encodeURIComponent(brands[index % brands.length] as string)}`,
  'one word': seek(words),
  'two words': seek(pairs),
  'a typo': seek(typos),
  'a whole article': (index, items) => `${list}&search=SKU-${1 + ((index * 7_919) % items)}`,
  'a fragment of a tenth, last by name': seek(['щик', 'ящи', 'ковочн', 'упако']),
  'the same, sorted by name': (index) => `${seek(['щик', 'ящи', 'ковочн', 'упако'])(index)}&sort=name`,
  'fragments of names': seek(fragments),
  'two letters': seek(['це', 'ка', 'бу', 'пе', 'ер', 'ит']),
  'nothing like it': (index) => `${list}&search=${encodeURIComponent(`щъф${index}`)}`,
};

/** Lists and searches over a million items in one portal among twenty, beside the same over ten thousand. */
export async function benchSearch({ owner, pepper, startOurs }: Environment) {
  const indexes = await takeIndexes(owner);
  const portals = [];
  for (const items of [many, ...Array.from({ length: sized(19, 1) }, () => few)]) {
    const tenantId = await newPortal(owner);
    await fillItems(owner, tenantId, items - items / 10);
    await owner.query(
      `insert into catalog_items (tenant_id, sku, name) select $1, 'BOX-' || n, 'Ящик упаковочный № ' || n from generate_series(1, $2::int) n`,
      [tenantId, items / 10],
    );
    portals.push({ items: items - items / 10, key: await newKey(owner, pepper, tenantId) });
  }
  for (const index of indexes) await owner.query(index);
  await owner.query('vacuum analyze catalog_items, external_links, search_documents, search_words');
  const ours = await startOurs('web');
  const connection = await openConnection(ours.port);
  const rows = [];
  for (const [search, address] of Object.entries(searches)) {
    const [large, small] = [await p95(connection, portals[0], address), await p95(connection, portals[1], address)];
    rows.push({
      search,
      [`p95 ms of ${many}`]: rounded(large),
      [`of ${few}`]: rounded(small),
      ratio: rounded(large / small),
      goal,
    });
  }
  const deep = await depth(connection, portals[0]?.key as string);
  connection.close();
  await ours.stop();
  return [...rows, { search: `page at depth ${many / 2} beside the first`, ...deep }];
}

/** Filling a million rows is quicker without the indexes of words: they are made over them at once. Answers how. */
async function takeIndexes(owner: Environment['owner']): Promise<string[]> {
  const names = ['search_documents_by_words', 'search_words_by_pieces'];
  const { rows } = await owner.query<{ made: string }>(
    'select pg_get_indexdef(name::regclass) as made from unnest($1::text[]) name',
    [names],
  );
  await owner.query(`drop index ${names.join(', ')}`);
  return rows.map(({ made }) => made);
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
  return quantile(milliseconds.slice(sized(5, 1)), 0.95);
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
  for (let read = 0; read < many / 2; read += 200) {
    const { nextCursor, took } = await page(cursor);
    cursor = nextCursor;
    times.push(took);
  }
  const [first, last] = [
    quantile(times.slice(sized(5, 0), sized(105, 3)), 0.95),
    quantile(times.slice(-sized(100, 2)), 0.95),
  ];
  return {
    [`p95 ms of ${many}`]: rounded(last),
    [`of ${few}`]: rounded(first),
    ratio: rounded(last / first),
    goal: deepGoal,
  };
}
