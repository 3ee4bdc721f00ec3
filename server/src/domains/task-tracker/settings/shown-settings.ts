import type { TrackerSettings } from '../../../../../nouns/tracker-settings.ts';
import { integer, nullable, object } from '../../../kernel/fields.ts';
import { trackerSettings } from '../tracker-settings.ts';

const { source, columns, rules, updatedAt, updatedBy } = trackerSettings.fields;

/** The version is 0 before anything was set up. */
export const shownSettings = object(
  { source, columns, rules, version: integer('Version', { minimum: 0 }), updatedAt: nullable(updatedAt), updatedBy },
  { title: 'Settings of the task tracker' },
);

export const presentSettings = (source: string, held: TrackerSettings | undefined) => ({
  source,
  columns: held?.columns ?? [],
  rules: held?.rules ?? [],
  version: held?.version ?? 0,
  updatedAt: held?.updatedAt ?? null,
  updatedBy: held?.updatedBy ?? null,
});
