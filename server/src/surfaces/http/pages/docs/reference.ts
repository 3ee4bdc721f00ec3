import type { Language } from '../../../../kernel/problems/problem-body.ts';
import { type Json, textOf } from '../../openapi/json.ts';
import type { OpenApi } from '../../openapi/openapi-document.ts';
import type { Look } from './docs-fields.ts';

/** One operation where it is served. */
export interface Entry {
  id: string;
  method: string;
  path: string;
  operation: Json;
}

export interface Section {
  /** `purchase-orders`, as in addresses. */
  slug: string;
  tag: Json;
  entries: readonly Entry[];
}

/** The contract in the order in which people read it. */
export interface Reference {
  document: OpenApi;
  sections: readonly Section[];
  operations: ReadonlyMap<string, Entry>;
  look: Look;
}

export function readReference(document: OpenApi): Reference {
  const entries = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: textOf(operation.operationId),
      method,
      path,
      operation,
    })),
  );
  const byTag = Map.groupBy(entries, ({ operation }) => (operation.tags as string[])[0]);
  return {
    document,
    operations: new Map(entries.map((entry) => [entry.id, entry])),
    sections: document.tags.map((tag) => ({ slug: slugOf(tag), tag, entries: byTag.get(textOf(tag.name)) ?? [] })),
    look: lookIn(document),
  };
}

export const slugOf = (tag: Json) => textOf(tag.name).toLowerCase().replaceAll(' ', '-');

export const tagName = (tag: Json, language: Language) => textOf(language === 'ru' ? tag['x-name-ru'] : tag.name);

export const tagDescription = (tag: Json, language: Language) =>
  textOf(language === 'ru' ? tag['x-description-ru'] : tag.description);

export const summaryOf = (operation: Json, language: Language) =>
  textOf(language === 'ru' ? (operation['x-summary-ru'] ?? operation.summary) : operation.summary);

/** Follows a reference inside the document. */
const lookIn =
  (document: OpenApi): Look =>
  (schema) => {
    const [, , kind, name] = textOf(schema.$ref).split('/');
    return kind && name ? ((document.components[kind]?.[name] as Json | undefined) ?? {}) : schema;
  };
