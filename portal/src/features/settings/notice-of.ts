import { portalNow } from '../../kit/portal-clock.ts';
import { say } from '../../kit/say.ts';
import type { PaidWidget } from './queries.ts';

const dayMs = 86_400_000;

/** What somebody who looks after licences should know: one has ended, or ends within two weeks. */
export function noticeOf(
  { licenseStatus, effectiveLicenseStatus, activeFrom, activeUntil, trialUsed }: PaidWidget,
  now = portalNow().getTime(),
): string | undefined {
  const isTrial = licenseStatus === 'trial';
  if (licenseStatus === 'notPaid')
    return trialUsed ? say('The trial was used.', 'Пробный период уже использован.') : undefined;
  if (effectiveLicenseStatus === 'notPaid') {
    if (activeFrom !== null && Date.parse(activeFrom) > now)
      return say('The licence is not in force yet.', 'Лицензия ещё не действует.');
    return isTrial
      ? say('The trial is over.', 'Пробный период закончился.')
      : say('The licence has ended.', 'Срок лицензии истёк.');
  }
  if (activeUntil === null) return undefined;
  const days = Math.ceil((Date.parse(activeUntil) - now) / dayMs);
  if (days > 14) return undefined;
  return isTrial
    ? say(`The trial ends in ${days} d.`, `До конца пробного периода: ${days} дн.`)
    : say(`The licence ends in ${days} d.`, `До конца лицензии: ${days} дн.`);
}
