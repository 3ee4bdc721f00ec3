import { showAgo } from '../../kit/format.ts';
import { say } from '../../kit/say.ts';
import type { Installation, Listing } from './queries.ts';
import { fieldsOf } from './settings/setting-fields.ts';

/** A provider that is signed in at; where the settings name it, only once they do. */
export function asksOAuth(
  { connectionTypes, settingsSchema }: Pick<Listing, 'connectionTypes' | 'settingsSchema'>,
  { settings }: Pick<Installation, 'settings'>,
): boolean {
  const named = fieldsOf(settingsSchema).some(({ groupPath }) => groupPath === 'oauth');
  return connectionTypes.includes('oauth') && (!named || settings.oauth !== undefined);
}

/** How the last synchronization ended, and how long ago. */
export function lastSync({ lastSyncAt, lastSyncStatus }: Pick<Installation, 'lastSyncAt' | 'lastSyncStatus'>): string {
  if (lastSyncStatus === 'running') return say('in progress', 'идёт сейчас');
  if (!lastSyncAt) return say('not yet', 'ещё не было');
  return lastSyncStatus === 'failed'
    ? say(`failed, ${showAgo(lastSyncAt)}`, `с ошибкой, ${showAgo(lastSyncAt)}`)
    : say(`done, ${showAgo(lastSyncAt)}`, `успешно, ${showAgo(lastSyncAt)}`);
}
