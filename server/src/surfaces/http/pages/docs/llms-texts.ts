import { readGuides } from './guides.ts';
import { operationMarkdown } from './operation-markdown.ts';
import { type Reference, type Section, summaryOf, tagDescription, tagName } from './reference.ts';

const about = `# Prokura

> A procurement platform: requisitions, requests for quotes, decisions, orders, invoices, stock, and what connects them. JSON over HTTPS under \`/api/v1\`.

- A key in \`X-API-Key\`, or the token of a signed-in person in \`Authorization: Bearer\`.
- A refusal has a stable \`code\`, and \`fix\` says what to do; \`/problems/{code}\` explains it.
- Writes take \`Idempotency-Key\`; \`dryRun=true\` runs a write whole and keeps nothing; changes take \`If-Match\`.
- Lists are pages: \`page.nextCursor\` goes into \`cursor\`. Filters are \`field=a,b\` and \`field[gte]=…\`.
- Money and quantities are decimal strings, instants are UTC.`;

const operations = (count: number) => `${count} ${count === 1 ? 'operation' : 'operations'}`;

/** What there is, by the convention of llmstxt.org: each line leads to a text. */
export function llmsText({ sections, document }: Reference): string {
  const guides = readGuides().map(({ name, title }) => `- [${title}](/docs/guides/${name}.md)`);
  const groups = sections.map(
    ({ slug, tag, entries }) =>
      `- [${tagName(tag, 'en')}](/docs/groups/${slug}.md): ${tagDescription(tag, 'en')} ${operations(entries.length)}.`,
  );
  const events = Object.keys(document.webhooks).map((event) => `- [${event}](/docs/events/${event})`);
  const optional = [
    '- [Everything in one text](/llms-full.txt)',
    '- [OpenAPI](/api/v1/openapi.json), [AsyncAPI](/api/v1/asyncapi.json)',
    '- [Errors](/problems)',
    '- [Changes](/docs/changelog)',
  ];
  return sectionsOf(about, { Guides: guides, Operations: groups, Events: events, Optional: optional });
}

/** The operations of one group, each with a line. */
export const groupText = ({ tag, entries }: Section): string =>
  sectionsOf(`# ${tagName(tag, 'en')}\n\n> ${tagDescription(tag, 'en')}`, {
    Operations: entries.map(
      ({ id, method, path, operation }) =>
        `- [${summaryOf(operation, 'en')}](/docs/operations/${id}.md): \`${method.toUpperCase()} ${path}\``,
    ),
  });

/** All guides and all operations. */
export const llmsFullText = (reference: Reference): string =>
  [
    about,
    ...readGuides().map(({ text }) => text.trim()),
    ...reference.sections.flatMap(({ entries }) => entries.map((entry) => operationMarkdown(entry, reference).trim())),
  ].join('\n\n---\n\n');

const sectionsOf = (head: string, parts: Readonly<Record<string, readonly string[]>>): string =>
  `${[head, ...Object.entries(parts).map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`)].join('\n\n')}\n`;
