import { queryOptions } from '@tanstack/react-query';
import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';
import type { operations } from '../../../../../sdk/types.ts';
import { api, ask } from '../../../shared/api/client.ts';

const base = '/api/v1/settings/document-templates';

export type TemplateCard =
  operations['document-templates.get-template']['responses'][200]['content']['application/json'];

export type Template = Omit<TemplateCard, 'layout'>;

export type TemplateKind = Template['kind'];

/** Templates of the company and those that are part of the product, all of them: there are at most some hundreds. */
export const templatesQuery = (status: Template['status']) =>
  queryOptions({
    queryKey: ['settings', 'templates', 'list', status],
    queryFn: async ({ signal }) =>
      (await ask(api.GET(base, { params: { query: { limit: 200, status } }, signal }))).items,
  });

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'templates', id],
    queryFn: ({ signal }) => ask(api.GET(`${base}/{id}`, { params: { path: { id } }, signal })),
  });

export const revisionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['settings', 'templates', id, 'revisions'],
    queryFn: async ({ signal }) =>
      (await ask(api.GET(`${base}/{id}/revisions`, { params: { path: { id } }, signal }))).items,
  });

/** What templates of a kind may name, in the language of the portal. */
export const variablesQuery = (kind: TemplateKind) =>
  queryOptions({
    queryKey: ['settings', 'templates', 'variables', kind],
    queryFn: async ({ signal }) =>
      (await ask(api.GET(`${base}/variables`, { params: { query: { kind } }, signal }))).items,
    staleTime: 300_000,
  });

export type TemplateVariable = Awaited<ReturnType<NonNullable<ReturnType<typeof variablesQuery>['queryFn']>>>[number];

export interface Previewed {
  kind: TemplateKind;
  layout: DocumentLayout;
  /** The record it is filled with; a sample without it. */
  entityId?: string;
}

/** A layout that is not saved as the page it makes. */
export const previewQuery = (previewed: Previewed) =>
  queryOptions({
    queryKey: ['settings', 'templates', 'preview', previewed],
    queryFn: async ({ signal }) => {
      const query = { format: 'html' as const };
      const call = api.POST(`${base}/preview`, { params: { query }, body: previewed, parseAs: 'text', signal });
      return (await ask(call)) as string;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** The same as a file. */
export const previewFile = (previewed: Previewed, format: 'pdf' | 'docx') =>
  api.POST(`${base}/preview`, { params: { query: { format } }, body: previewed, parseAs: 'blob' });
