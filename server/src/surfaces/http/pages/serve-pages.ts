import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, refuse, words } from '../../../kernel/problems/errors.ts';
import type { Language } from '../../../kernel/problems/problem-body.ts';
import { legalDocuments } from '../../../platform/accounts/legal-documents.ts';
import { isHeld } from '../is-held.ts';
import { asyncapiDocument } from '../openapi/asyncapi-document.ts';
import { type Described, openapiDocument } from '../openapi/openapi-document.ts';
import { publishedContract } from '../openapi/published/published-contract.ts';
import { serveFixed } from '../serve-fixed.ts';
import { docsPage } from './docs-page.ts';
import { pagePolicy } from './layout.ts';
import { type LegalDocument, legalPage } from './legal-page.ts';
import { isProblemCode, problemData, problemIndexData, problemIndexPage, problemPage } from './problem-pages.ts';
import { startPage } from './start-page.ts';
import { webhooksPage } from './webhooks-page.ts';

/** Paths without an operation: documents of the contract and pages for people. All are public and change only with the build. */
export function servePages(app: FastifyInstance, described: Described, { withPortal = false } = {}) {
  const document = once(() => openapiDocument(described));
  const shelf = new Map<string, Kept>();
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, name: string, make: () => string) => {
    const kept = shelf.get(name) ?? keep(make());
    shelf.set(name, kept);
    return sendKept(request, reply, type, kept);
  };
  const page = (path: string, make: (language: Language) => string) =>
    app.get(path, async (request, reply) => {
      const language = languageAsked(request);
      return send(request, reply, htmlType, `${path} ${language}`, () => make(language));
    });

  if (!withPortal) page('/', startPage);
  page('/docs', (language) => docsPage(document(), language));
  page('/docs/webhooks', (language) => webhooksPage(document(), language));
  for (const [name, text] of Object.entries(legalDocuments))
    page(text.path, (language) => legalPage({ ...text, name: name as LegalDocument['name'] }, language));
  serveFixed(app, '/api/v1/openapi.json', (request, reply) =>
    send(request, reply, jsonType, 'openapi', () => JSON.stringify(publishedContract(document()))),
  );
  serveFixed(app, '/api/v1/asyncapi.json', (request, reply) =>
    send(request, reply, jsonType, 'asyncapi', () => JSON.stringify(asyncapiDocument(described))),
  );
  app.get('/problems', async (request, reply) => {
    const [type, language] = [typeAsked(request), languageAsked(request)];
    return send(request, reply, type, `problems ${type} ${language}`, () =>
      type === htmlType ? problemIndexPage(language) : JSON.stringify(problemIndexData()),
    );
  });
  app.get('/problems/:code', async (request, reply) => {
    const { code } = request.params as { code: string };
    if (!isProblemCode(code)) throw notFound(words('Problem code', 'Код ошибки'));
    const [type, language] = [typeAsked(request), languageAsked(request)];
    return send(request, reply, type, `${code} ${type} ${language}`, () =>
      type === htmlType ? problemPage(code, language) : JSON.stringify(problemData(code)),
    );
  });
}

const htmlType = 'text/html; charset=utf-8';
const jsonType = 'application/json; charset=utf-8';

interface Kept {
  body: string;
  etag: string;
}

const keep = (body: string): Kept => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`,
});

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Russian first; `?lang=en` for English. */
function languageAsked(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: string };
  return lang === 'en' ? 'en' : 'ru';
}

/** Browsers, which accept HTML, get pages; other clients get data. */
function typeAsked(request: FastifyRequest): string {
  const accept = request.headers.accept ?? '*/*';
  if (/text\/html|application\/xhtml/.test(accept)) return htmlType;
  if (/\*\/\*|application\/(\*|json|problem\+json)/.test(accept)) return jsonType;
  throw refuse('not_acceptable');
}

function sendKept(request: FastifyRequest, reply: FastifyReply, type: string, { body, etag }: Kept) {
  reply.headers({ 'content-type': type, 'cache-control': 'public, max-age=300', etag, vary: 'Accept' });
  reply.header(
    'content-security-policy',
    type === htmlType ? pagePolicy : "default-src 'none'; frame-ancestors 'none'",
  );
  if (isHeld(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.send(body);
}
