import type { Session } from '../../../kernel/integrations/session.ts';
import { uuidv7 } from '../../../kernel/values/uuid.ts';
import { leaseRenewal, publishTokens, releaseRenewal, renewalBreath } from '../oauth/renewal.ts';
import { sharedToken, type TokenParts } from '../oauth/shared-token.ts';
import type { Granted } from '../oauth/token-request.ts';
import type { HeldTokens } from '../oauth/tokens.row.ts';
import { keepSession } from './keep-session.ts';

interface Keeper extends TokenParts {
  /** Signs in at the provider. */
  open(): Promise<Session>;
}

/**
 * The session of an installation that signs in with a login. It is of the settings it was opened with: others open another. Two callers
 * that find none may both sign in; the later session is kept, and both are good.
 */
export function sessionKeeper(keeper: Keeper): (refused?: string) => Promise<string> {
  const { connection, portal, parts } = keeper;
  const id = connection.installationId;
  const whose = { issuer: 'session', clientId: `settings ${connection.configVersion}` };

  const open = async (): Promise<Granted> => {
    const { token, expiresIn } = await keeper.open();
    parts.journal.cover(token);
    return { access: token, refresh: null, scope: null, expiresIn };
  };

  async function first() {
    const granted = await open();
    await portal.command(keepSession, { id, ...whose, granted });
    return granted.access;
  }

  async function renew({ generation }: HeldTokens) {
    const lease = uuidv7();
    if (!(await portal.command(leaseRenewal, { id, generation, lease }))) return null;
    try {
      const granted = await open();
      return (await portal.command(publishTokens, { id, generation, granted })) ? granted.access : null;
    } catch (error) {
      await portal.command(releaseRenewal, { id, lease, seconds: renewalBreath });
      throw error;
    }
  }

  return (refused) => sharedToken(keeper, { whose, first, renew }, refused);
}
