import { filesOfPage, filesOfStyles } from './files-of-page.ts';

/** What of a service worker is used here: its own types would stand beside those of a page. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Worker {
  addEventListener(name: 'install' | 'activate', listen: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listen: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}

const worker = self as unknown as Worker;

const kept = 'prokura.driver';

/** The page is the same for every link: it is kept under an address that is none, so that no token is. */
const page = '/d/-';

/** Whether the page that is open was kept here: then so are its files. */
let isOpenedFromHere = false;

/** How long a phone waits for a line that is there and brings nothing. */
const patienceMs = 4_000;

worker.addEventListener('install', (event) => event.waitUntil(renew().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

// What a delivery says is asked of the server alone, and kept by the page under the name of its own link: nothing of it is kept here.
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && pathname.startsWith('/d/')) event.respondWith(openPage(event));
  else if (isFile.test(pathname) && (isOpenedFromHere || !navigator.onLine)) event.respondWith(openFile(request));
});

const isFile = /^\/assets\/|^\/[^/]+\.(js|svg)$/;

/** The page as the server has it now; as it was kept where the line is broken, too slow, or the server is not well. */
async function openPage(event: Asked): Promise<Response> {
  const asked = fetch(event.request);
  event.waitUntil(asked.then((answer) => (answer.ok ? renew() : undefined)).catch(() => {}));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined));
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  isOpenedFromHere = !answer || answer.status >= 500;
  if (answer && !isOpenedFromHere) return answer;
  const held = await (await caches.open(kept)).match(page);
  return held ?? answer ?? asked;
}

async function openFile(request: Request): Promise<Response> {
  const held = await (await caches.open(kept)).match(new URL(request.url).pathname);
  return held ?? fetch(request);
}

/** Keeps the page with all files that it names. The page comes last: it is never kept without them. */
async function renew(): Promise<void> {
  const answer = await fetch(page);
  if (!answer.ok) return;
  const held = await caches.open(kept);
  const html = await answer.text();
  const named = filesOfPage(html);
  const more = await Promise.all(named.map((path) => keep(held, path)));
  const fonts = more.flat();
  await Promise.all(fonts.map((path) => keep(held, path)));
  // Files that come from here are not asked for before they are wanted: the browser would ask again.
  const text = html.replace(/<link rel="modulepreload"[^>]*>/g, '');
  await held.put(page, new Response(text, { headers: answer.headers }));
  const wanted = new Set([page, ...named, ...fonts]);
  for (const { url } of await held.keys()) if (!wanted.has(new URL(url).pathname)) await held.delete(url);
}

/** Keeps a file, and tells which others it names. */
async function keep(held: Cache, path: string): Promise<string[]> {
  const known = path.startsWith('/assets/') ? await held.match(path) : undefined;
  const answer = known ?? (await fetch(path));
  if (!answer.ok) throw new Error(path);
  if (!known) await held.put(path, answer.clone());
  return path.endsWith('.css') ? filesOfStyles(await answer.text(), new URL(path, location.origin).href) : [];
}
