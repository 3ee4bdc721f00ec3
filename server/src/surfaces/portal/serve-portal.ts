import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The built portal: the folder of its pages and their files. */
interface BuiltPortal {
  folder: string;
  portal: string;
  supplier: string;
  customer: string;
  driver: string;
  signIn: string;
  /** Sites whose windows may stand within a page, as the policy of a page writes them. */
  frames: readonly string[];
  /** Names of screens whose page also names their own files, so that they come with the portal's. */
  screens: ReadonlySet<string>;
}

/** The build of `npm start`; undefined in an installation that serves only the API. */
export function openPortal(folder: string, frames: readonly string[]): BuiltPortal | undefined {
  const portal = join(folder, 'index.html');
  if (!existsSync(portal)) return undefined;
  return {
    folder,
    portal,
    supplier: join(folder, 'supplier/index.html'),
    customer: join(folder, 'customer/index.html'),
    driver: join(folder, 'driver/index.html'),
    signIn: join(folder, 'sign-in/index.html'),
    frames,
    screens: screensOf(folder),
  };
}

function screensOf(folder: string): ReadonlySet<string> {
  const pages = join(folder, 'pages');
  return new Set(existsSync(pages) ? readdirSync(pages).map((file) => file.replace(/\.html$/, '')) : []);
}

/** The page for a path of the portal: `/romashka/requisitions?view=board` has its own, most share one. */
export function pageOf({ folder, portal, screens }: BuiltPortal, url: string): string {
  const [path = '', query] = url.split('?');
  const [, , screen = '', ...deeper] = path.split('/');
  if (deeper.length > 0) return portal;
  const view = new URLSearchParams(query).get('view');
  const name = [`${screen}.${view}`, screen].find((one) => screens.has(one));
  return name === undefined ? portal : join(folder, 'pages', `${name}.html`);
}

/** Files with a content hash in their name never change; pages are requested each time. */
export function servePortal(app: FastifyInstance, portal: BuiltPortal) {
  const { folder } = portal;
  const send = (request: FastifyRequest, reply: FastifyReply, file: string) => sendPage(request, reply, portal, file);
  void app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: true,
  });
  for (const file of ['favicon.svg', 'theme-before-paint.js', 'session-before-portal.js'])
    app.get(`/${file}`, async (_, reply) =>
      reply.header('cache-control', 'public, max-age=300').sendFile(file, folder, unlikeHashed),
    );
  // The browser looks for a newer one each time; it may serve the pages of deliveries alone.
  app.get('/driver-worker.js', async (_, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .sendFile('driver-worker.js', folder, unlikeHashed),
  );
  for (const page of ['/rfq', '/order']) app.get(page, async (request, reply) => send(request, reply, portal.supplier));
  app.get('/p/:token', async (request, reply) => send(request, reply, portal.customer));
  app.get('/d/:token', async (request, reply) => send(request, reply, portal.driver));
  app.get('/login', async (request, reply) => send(request, reply, portal.signIn));
  app.get('/', async (request, reply) => send(request, reply, portal.portal));
}

/** How long a file without a hash in its name stays is said by its own header. */
const unlikeHashed = { cacheControl: false };

/** A path without a route is a page of the portal, if a browser asks for a page. */
export const isPageAsked = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  !/^\/(api|assets|dev)\//.test(url) &&
  (headers.accept?.includes('text/html') ?? false);

/** A page is read each time: it is small, and a newer build may have replaced it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, { frames }: BuiltPortal, file: string) {
  const body = readFileSync(file, 'utf8');
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
    'content-security-policy': pagePolicy(frames),
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.code(200).send(body);
}

/** A service worker asks this server alone. */
const workerPolicy = "default-src 'none'; connect-src 'self'";

/** Only our own files and API; components set sizes by inline styles, and files are previewed by `blob:`, and `frames` are windows of providers. */
const pagePolicy = (frames: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data: blob: https:",
    "connect-src 'self'",
    ["frame-src 'self' blob:", ...frames].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
