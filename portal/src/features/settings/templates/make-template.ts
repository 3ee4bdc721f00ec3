import { api, ask } from '../../../shared/api/client.ts';
import type { TemplateCard, TemplateKind } from './queries.ts';

const base = '/api/v1/settings/document-templates';

export const copyTemplate = (kind: TemplateKind, name: string, copyOf: string) =>
  ask(api.POST(base, { body: { kind, name, copyOf } }));

export function uploadTemplate(kind: TemplateKind, name: string, file: File) {
  const form = new FormData();
  form.set('kind', kind);
  form.set('name', name);
  form.set('file', file, file.name);
  return ask(api.POST(base, { body: { kind, name, file: file.name }, bodySerializer: () => form }));
}

/** The next revision of a template that is a Word file. */
export function replaceFile({ id, version }: Pick<TemplateCard, 'id' | 'version'>, file: File) {
  const form = new FormData();
  form.set('version', String(version));
  form.set('file', file, file.name);
  return ask(
    api.PATCH(`${base}/{id}`, {
      params: { path: { id } },
      body: { file: file.name, version },
      bodySerializer: () => form,
    }),
  );
}
