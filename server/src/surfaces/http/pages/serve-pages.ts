import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, refuse, words } from '../../../kernel/problems/errors.ts';
import type { Language } from '../../../kernel/problems/problem-body.ts';
import { legalDocuments } from '../../../platform/accounts/legal-documents.ts';
import { asyncapiDocument } from '../openapi/asyncapi-document.ts';
import { type Described, type OpenApi, openapiDocument } from '../openapi/openapi-document.ts';
import { publishedContract } from '../openapi/published/published-contract.ts';
import { serveFixed } from '../serve-fixed.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { type LegalDocument, legalPage } from './legal-page.ts';
import { createPageServer, languageAsked, textTypes } from './page-server.ts';
import { isProblemCode, problemData, problemIndexData, problemIndexPage, problemPage } from './problem-pages.ts';
import { startPage } from './start-page.ts';

/** Paths without an operation: documents of the contract and pages for people. All are public and change only with the build. */
export function servePages(app: FastifyInstance, described: Described, { withPortal = false } = {}) {
  let made: OpenApi | undefined;
  const document = () => (made ??= openapiDocument(described));
  const server = createPageServer();
  const { sendKept } = server;
  const page = (path: string, make: (language: Language) => string) =>
    app.get(path, async (request, reply) => {
      const language = languageAsked(request);
      return sendKept(request, reply, textTypes.html, `${path} ${language}`, () => make(language));
    });

  if (!withPortal) page('/', startPage);
  serveDocs(app, server, document);
  for (const [name, text] of Object.entries(legalDocuments))
    page(text.path, (language) => legalPage({ ...text, name: name as LegalDocument['name'] }, language));
  serveFixed(app, '/api/v1/openapi.json', (request, reply) =>
    sendKept(request, reply, textTypes.json, 'openapi', () => JSON.stringify(publishedContract(document()))),
  );
  serveFixed(app, '/api/v1/asyncapi.json', (request, reply) =>
    sendKept(request, reply, textTypes.json, 'asyncapi', () => JSON.stringify(asyncapiDocument(described))),
  );
  app.get('/problems', async (request, reply) => {
    const [type, language] = [typeAsked(request), languageAsked(request)];
    return sendKept(request, reply, type, `problems ${type} ${language}`, () =>
      type === textTypes.html ? problemIndexPage(language) : JSON.stringify(problemIndexData()),
    );
  });
  app.get('/problems/:code', async (request, reply) => {
    const { code } = request.params as { code: string };
    if (!isProblemCode(code)) throw notFound(words('Problem code', 'Код ошибки'));
    const [type, language] = [typeAsked(request), languageAsked(request)];
    return sendKept(request, reply, type, `${code} ${type} ${language}`, () =>
      type === textTypes.html ? problemPage(code, document(), language) : JSON.stringify(problemData(code)),
    );
  });
}

/** Browsers, which accept HTML, get pages; other clients get data. */
function typeAsked(request: FastifyRequest): string {
  const accept = request.headers.accept ?? '*/*';
  if (/text\/html|application\/xhtml/.test(accept)) return textTypes.html;
  if (/\*\/\*|application\/(\*|json|problem\+json)/.test(accept)) return textTypes.json;
  throw refuse('not_acceptable');
}
