import type { FastifyInstance } from 'fastify';
import { notFound, type Words, words } from '../../../../kernel/problems/errors.ts';
import type { Language } from '../../../../kernel/problems/problem-body.ts';
import type { OpenApi } from '../../openapi/openapi-document.ts';
import { languageAsked, type PageServer, textTypes } from '../page-server.ts';
import { deprecationsPage } from './deprecations-page.ts';
import { docsIndexPage } from './docs-index-page.ts';
import { eventPage } from './event-page.ts';
import { type Guide, readGuides } from './guides.ts';
import { groupText, llmsFullText, llmsText } from './llms-texts.ts';
import { operationMarkdown } from './operation-markdown.ts';
import { operationPage } from './operation-page.ts';
import { recordPage } from './record-page.ts';
import { type Entry, type Reference, readReference } from './reference.ts';
import { searchIndex } from './search-index.ts';
import { changelogPage, guideIndexPage, guidePage } from './text-pages.ts';
import { webhooksPage } from './webhooks-page.ts';

/** The reference: pages for people, and the same as Markdown for programs that read. Each is made when it is asked for. */
export function serveDocs(app: FastifyInstance, { sendKept, sendMade }: PageServer, document: () => OpenApi) {
  let read: Reference | undefined;
  const reference = () => (read ??= readReference(document()));
  const page = (path: string, make: (language: Language) => string, type = textTypes.html) =>
    app.get(path, async (request, reply) => {
      const language = languageAsked(request);
      return sendKept(request, reply, type, `${path} ${language}`, () => make(language));
    });
  /** The same in any language. */
  const text = (path: string, make: () => string) =>
    app.get(path, async (request, reply) => sendKept(request, reply, textTypes.markdown, path, make));
  /** One of many: made anew each time, for nobody reads all of them. Its name may end in `.md`. */
  const pageOf = (path: string, noun: Words, texts: Texts) =>
    app.get(`${path}/:name`, async (request, reply) => {
      const { name } = request.params as { name: string };
      const markdown = name.endsWith('.md') ? texts.markdown?.(name.slice(0, -'.md'.length)) : undefined;
      if (markdown !== undefined) return sendMade(request, reply, textTypes.markdown, markdown);
      const shown = texts.page?.(name, languageAsked(request));
      if (shown === undefined) throw notFound(noun);
      return sendMade(request, reply, textTypes.html, shown);
    });

  page('/docs', (language) => docsIndexPage(reference(), language));
  page('/docs/search.json', (language) => JSON.stringify(searchIndex(reference(), language)), textTypes.json);
  page('/docs/webhooks', (language) => webhooksPage(document(), language));
  page('/docs/guides', guideIndexPage);
  page('/docs/changelog', changelogPage);
  page('/docs/deprecations', (language) => deprecationsPage(reference(), language));
  text('/llms.txt', () => llmsText(reference()));
  text('/llms-full.txt', () => llmsFullText(reference()));
  pageOf('/docs/operations', words('Operation', 'Операция'), {
    page: (id, language) => operationOf(id, (entry) => operationPage(entry, reference(), language)),
    markdown: (id) => operationOf(id, (entry) => operationMarkdown(entry, reference())),
  });
  pageOf('/docs/events', words('Event', 'Событие'), {
    page: (name, language) => eventPage(name, reference(), language),
  });
  pageOf('/docs/records', words('Record', 'Запись'), {
    page: (name, language) => recordPage(name, reference(), language),
  });
  pageOf('/docs/guides', words('Guide', 'Руководство'), {
    page: (name, language) => guideOf(name, (guide) => guidePage(guide, language)),
    markdown: (name) => guideOf(name, ({ text }) => text),
  });
  pageOf('/docs/groups', words('Group', 'Группа'), {
    markdown: (name) => {
      const section = reference().sections.find(({ slug }) => slug === name);
      return section && groupText(section);
    },
  });

  function operationOf(id: string, tell: (entry: Entry) => string) {
    const entry = reference().operations.get(id);
    return entry && tell(entry);
  }
}

interface Texts {
  page?: (name: string, language: Language) => string | undefined;
  markdown?: (name: string) => string | undefined;
}

function guideOf(name: string, tell: (guide: Guide) => string): string | undefined {
  const guide = readGuides().find((one) => one.name === name);
  return guide && tell(guide);
}
