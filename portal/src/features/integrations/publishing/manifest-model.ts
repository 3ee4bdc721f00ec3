import type { Manifest } from './queries.ts';

export interface Bilingual {
  en: string;
  ru: string;
}

/** A manifest as it is edited: free JSON stands as the text that was typed. */
export interface ManifestDraft extends Omit<Manifest, 'settings' | 'mappings'> {
  settings: string;
  mappings: string;
}

const empty = { en: '', ru: '' };

export const draftOf = (manifest: Manifest | undefined): ManifestDraft =>
  manifest
    ? { ...manifest, settings: written(manifest.settings), mappings: written(manifest.mappings) }
    : {
        name: empty,
        shortDescription: empty,
        description: empty,
        requirements: [],
        capabilities: [],
        instruction: [],
        category: 'api_webhooks',
        connectionTypes: ['api_key'],
        dataTags: [],
        dataTransfer: [],
        scopes: [],
        events: [],
        settings: written({ type: 'object', additionalProperties: false, required: [], properties: {} }),
        mappings: '[]',
        lifecycleUrl: '',
        deliveryUrl: null,
        startUrl: null,
      };

const written = (value: unknown) => JSON.stringify(value, null, 2);

/** The manifest of a draft, or which of its texts are no JSON. */
export function manifestOf(draft: ManifestDraft): { manifest: Manifest } | { faults: Record<string, true> } {
  const settings = readJson(draft.settings);
  const mappings = readJson(draft.mappings);
  if (settings === undefined || !Array.isArray(mappings))
    return {
      faults: {
        ...(settings === undefined && { settings: true as const }),
        ...(!Array.isArray(mappings) && { mappings: true as const }),
      },
    };
  return {
    manifest: {
      ...draft,
      settings: settings as Manifest['settings'],
      mappings: mappings as Manifest['mappings'],
      deliveryUrl: draft.deliveryUrl || null,
      startUrl: draft.startUrl || null,
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
