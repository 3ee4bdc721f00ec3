import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { ApiKey } from '../key-queries.ts';

const soon = 14 * 86_400_000;

export function ApiKeyStatus({ apiKey: { status, expiresAt } }: { apiKey: ApiKey }) {
  if (status === 'archived') return <Status>{say('Revoked', 'Отозван')}</Status>;
  if (status === 'expired') return <Status tone="bad">{say('Expired', 'Истёк')}</Status>;
  const ends = expiresAt !== null && new Date(expiresAt).getTime() - Date.now() < soon;
  return ends ? (
    <Status tone="warning">{say('Expires soon', 'Скоро истекает')}</Status>
  ) : (
    <Status tone="good">{say('Active', 'Действует')}</Status>
  );
}
