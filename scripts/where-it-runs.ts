import { runningEmbeddedUrl } from '../server/src/platform/postgres/embedded/start-embedded.ts';
import type { Settings } from '../server/src/read-settings.ts';

/** Settings that point to the database of a running or stopped installation. */
export function whereItRuns(settings: Settings): Settings {
  const running = settings.databaseUrl ?? runningEmbeddedUrl(settings.dataDir, 'prokura');
  return running === undefined ? settings : { ...settings, databaseUrl: running };
}
