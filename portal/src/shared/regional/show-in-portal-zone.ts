import { showDatesAs, showInZone } from '../../kit/format.ts';
import { queryClient } from '../api/query-client.ts';
import { regionalQuery } from './regional-query.ts';

interface Person {
  user: { timezone: string };
  permissions: readonly string[];
}

/** Instants are shown in the clock of the portal and days as it writes them; whoever may not read its settings sees their own clock. */
export async function showInPortalZone({ user, permissions }: Person) {
  showInZone(user.timezone);
  showDatesAs('dd.MM.yyyy');
  if (!permissions.includes('company_settings.read')) return;
  const regional = await queryClient.ensureQueryData(regionalQuery).catch(() => undefined);
  if (!regional) return;
  showInZone(regional.timezone);
  showDatesAs(regional.dateFormat);
}
