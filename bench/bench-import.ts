import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Cell } from '../server/src/kernel/exchange/exchange.ts';
import { writeBook } from '../server/src/platform/spreadsheets/write-book.ts';
import { type FilledPortal, newKey, newPortal } from './environment/fill-portals.ts';
import type { Environment } from './environment/start-environment.ts';
import { quantile, rounded } from './measure/figures.ts';
import { type Running, residentMiB } from './measure/processes.ts';
import { sized } from './measure/size.ts';
import { startReader } from './measure/start-reader.ts';
import { watchMemory } from './measure/watch-memory.ts';

const rows = sized(100_000, 200);
const headings = [
  'Артикул',
  'Наименование',
  'Тип',
  'Бренд',
  'Производитель',
  'Артикул производителя',
  'Описание',
  'Плановая цена',
  'Валюта',
  'НДС',
  'Вес',
  'Срок поставки',
];

/** Growth of the process that answers requests, MiB: alone, and beside a worker that does the work. */
const layouts = [
  { roles: ['all'], goal: 150 },
  { roles: ['web', 'worker'], goal: 20 },
] as const;

/** A hundred thousand rows of twelve columns from a book into the catalog, beside a caller who reads items meanwhile. */
export async function benchImport(environment: Environment, portal: FilledPortal) {
  const book = await buffer(
    writeBook(
      'Каталог',
      headings.map((heading) => ({ heading })),
      rowsOf(portal.names),
    ),
  );
  const measured: object[] = [];
  for (const layout of layouts) measured.push(await importBook(environment, portal, book, layout));
  return measured;
}

async function importBook(
  { owner, pepper, startOurs }: Environment,
  portal: FilledPortal,
  book: Buffer,
  { roles, goal }: (typeof layouts)[number],
) {
  const key = await newKey(owner, pepper, await newPortal(owner));
  const processes = [];
  for (const role of roles) processes.push(await startOurs(role));
  const [web, worker] = processes as [Running, Running?];
  const url = `http://127.0.0.1:${web.port}/api/v1/catalog`;
  const reader = startReader(url, portal);
  try {
    await pause(sized(3_000, 100));
    reader.take();
    await pause(sized(15_000, 500));
    const idle = quantile(reader.take(), 0.95);
    const before = residentMiB(web.pid);
    const memory = watchMemory(web.pid);
    const worked = worker && { before: residentMiB(worker.pid), memory: watchMemory(worker.pid) };

    const imports = `${url}/exchange/imports`;
    const headers = { 'x-api-key': key };
    const form = new FormData();
    form.append('file', new File([Buffer.from(book)], 'каталог.xlsx'));
    const uploaded = (await (await fetch(imports, { method: 'POST', headers, body: form })).json()) as { id: string };
    const one = `${imports}/${uploaded.id}`;
    const preview = await until(one, headers, 'preview_ready');
    const whilePreviewed = quantile(reader.take(), 0.95);
    await fetch(`${one}/apply`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
    });
    const apply = await until(one, headers, 'applied');
    const whileApplied = quantile(reader.take(), 0.95);
    return {
      import: `${rows} rows × ${headings.length}`,
      roles: roles.join(' + '),
      'file MiB': rounded(book.length / 2 ** 20, 1),
      'preview s': rounded(preview, 1),
      'apply s': rounded(apply, 1),
      'memory +MiB': Math.round(memory.most() - before),
      'goal +MiB': goal,
      'worker +MiB': worked ? Math.round(worked.memory.most() - worked.before) : null,
      'p95 idle ms': rounded(idle),
      'p95 preview ms': rounded(whilePreviewed),
      'p95 apply ms': rounded(whileApplied),
      'goal ×': 2,
    };
  } finally {
    reader.stop();
    await Promise.all(processes.map((one) => one.stop()));
  }
}

function* rowsOf(names: readonly string[]): Generator<Cell[]> {
  for (let row = 0; row < rows; row += 1) {
    const name = `${names[row % names.length]} № ${row}`;
    yield [
      `ART-${row}`,
      name,
      'Товар',
      `Бренд ${row % 300}`,
      `Завод ${row % 900}`,
      `M-${row * 7}`,
      `Партия ${row % 5_000}, сорт ${row % 3}`,
      (row % 10_000) + 0.45,
      'RUB',
      '22%',
      (row % 500) / 10,
      row % 90,
    ];
  }
}

async function until(url: string, headers: Record<string, string>, status: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const job = (await (await fetch(url, { headers })).json()) as { status: string; problem: unknown };
    if (job.status === status) return (performance.now() - began) / 1_000;
    if (!['parsing', 'applying'].includes(job.status)) throw new Error(`The import is ${JSON.stringify(job)}`);
    await pause(200);
  }
}
