import { api, ask } from '../../../shared/api/client.ts';
import type { manifestOf } from './manifest-model.ts';
import type { Publication } from './queries.ts';

/** A new draft under its identifier, or a known one with the whole manifest anew. */
export async function savePublication(
  publication: Publication | undefined,
  slug: string,
  made: ReturnType<typeof manifestOf>,
): Promise<Publication> {
  if ('faults' in made) throw new Error('The manifest is not readable');
  const { manifest } = made;
  if (!publication) return ask(api.POST('/api/v1/integrations/publications', { body: { slug, manifest } }));
  const { id } = publication;
  return ask(api.PATCH('/api/v1/integrations/publications/{id}', { params: { path: { id } }, body: { manifest } }));
}
