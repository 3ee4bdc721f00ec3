import type { ManifestDraft } from './manifest-model.ts';

/** What every part of the form over a manifest needs. */
export interface ManifestFieldsProps {
  draft: ManifestDraft;
  change(next: Partial<ManifestDraft>): void;
  /** The fault of a field by its path in the manifest, as the server names it. */
  at(path: string): string | undefined;
}
