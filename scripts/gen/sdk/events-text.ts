import { type Contract, resolve, type Schema } from './contract.ts';
import { docComment } from './doc-comment.ts';
import { typeText } from './type-text.ts';

/** The module of events: one type for each, and their union, told apart by `event`. */
export function eventsText(contract: Contract): string {
  const events = Object.entries(contract.webhooks).map(([event, { post }]) => {
    const { content } = resolve(contract, post.requestBody as { $ref: string }) as unknown as {
      content: Record<string, { schema: Schema }>;
    };
    const schema = (content['application/json'] as { schema: Schema }).schema;
    const name = nameOf(event);
    return {
      name,
      text: `${docComment([post.summary, `\`${event}\``])}export interface ${name} ${typeText(contract, schema, 'told')}`,
    };
  });
  return [
    "import type { Open } from '../open.ts';\nimport type * as types from './types.ts';",
    '/** Everything that webhooks and the feed tell of. Later versions add events: leave room for one that is not here. */',
    `export type ProkuraEvent = ${events.map(({ name }) => name).join(' | ')};`,
    ...events.map(({ text }) => text),
  ].join('\n\n');
}

/** `integration_api.catalog_item.status_changed` is `CatalogItemStatusChanged`. */
const nameOf = (event: string) =>
  event
    .replace(/^integration(_api)?\./, '')
    .replace(/(^|[._])(.)/g, (_, _separator, first: string) => first.toUpperCase());
