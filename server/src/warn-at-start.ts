import type { Logger } from 'pino';
import { isOwnMachine } from './kernel/access/own-machine.ts';
import type { Settings } from './read-settings.ts';

/** What an installation in production lacks, by the names that `/health/ready` shows. */
export const shortcomings = ({ production, smtpUrl }: Pick<Settings, 'production' | 'smtpUrl'>): string[] =>
  production && smtpUrl === undefined ? ['mail'] : [];

/** Warns at the start of what may work differently from what an operator expects. */
export function warnAtStart(log: Pick<Logger, 'warn'>, settings: Settings) {
  if (shortcomings(settings).includes('mail'))
    log.warn('SMTP_URL is not set: no letter leaves, each is written to DATA_DIR/mail, links of confirmation included');
  const servesHere = settings.role !== 'worker' && isOwnMachine(settings.host);
  if (settings.production && servesHere && settings.trustedProxies.length === 0)
    log.warn(
      'TRUSTED_PROXIES is none: if a proxy stands in front, every client counts as one, and limits shut out all',
    );
}
