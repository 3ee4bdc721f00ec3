import type { Language } from '../../../../kernel/problems/problem-body.ts';
import type { Json } from '../../openapi/json.ts';
import { html, prose } from '../html.ts';
import { layout, linkTo } from '../layout.ts';
import { titleIn } from '../title-in.ts';
import { fieldTable, toldRows } from './docs-fields.ts';
import type { Reference } from './reference.ts';

/** A record as answers have it, field by field; undefined for a name that is none. */
export function recordPage(name: string, { document, look }: Reference, language: Language): string | undefined {
  const schemas = document.components.schemas ?? {};
  const schema = Object.hasOwn(schemas, name) ? (schemas[name] as Json) : undefined;
  if (schema === undefined) return undefined;
  const title = typeof schema.title === 'string' ? titleIn(schema.title, language) : name;
  const body = html`<main class="plain" id="main"><a class="back" href="${linkTo('/docs', language)}">← ${language === 'ru' ? 'Описание API' : 'API reference'}</a>
<p class="status">${name}</p><h1>${title}</h1>${typeof schema.description === 'string' && prose(titleIn(schema.description, language))}
${fieldTable(toldRows(schema, look, language), language, { anchored: true })}</main>`;
  return layout({ language, title: `${name}: Prokura API`, path: `/docs/records/${name}`, section: '/docs', body });
}
