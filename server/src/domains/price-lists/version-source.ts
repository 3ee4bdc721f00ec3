import type { Actor } from '../../kernel/access/actor.ts';

export const versionSources = ['manual', 'api', 'duplicate', 'import', 'system'] as const;

export type VersionSource = (typeof versionSources)[number];

/** Where a change came from: a person's hands, a key, or the platform itself. */
export const versionSource = ({ kind }: Actor): VersionSource =>
  kind === 'user' ? 'manual' : kind === 'system' ? 'system' : 'api';
