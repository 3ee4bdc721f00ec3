import { runningEmbeddedUrl } from '../server/src/platform/postgres/embedded/start-embedded.ts';
import type { Settings } from '../server/src/read-settings.ts';

/** Settings that lead to the database of the running installation, or of one that is stopped. */
export function whereItRuns(settings: Settings): Settings {
  const running = settings.databaseUrl ?? runningEmbeddedUrl(settings.dataDir, 'prokura');
  return running === undefined ? settings : { ...settings, databaseUrl: running };
}
