import { api, ask } from '../../../shared/api/client.ts';
import { bodyOf, type MappingDraft } from './mapping-model.ts';
import type { Mapping } from './queries.ts';

/** A new mapping, or a known one changed under its version. */
export function saveMapping(id: string, mapping: Mapping | undefined, draft: MappingDraft) {
  const body = bodyOf(draft);
  if (!mapping)
    return ask(api.POST('/api/v1/integrations/installations/{id}/mappings', { params: { path: { id } }, body }));
  return ask(
    api.PATCH('/api/v1/integrations/installations/{id}/mappings/{mappingId}', {
      params: { path: { id, mappingId: mapping.id } },
      body: { ...body, version: mapping.version },
    }),
  );
}
