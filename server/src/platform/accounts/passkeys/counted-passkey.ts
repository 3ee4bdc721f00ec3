import type { Approach } from '../../../kernel/operation.ts';
import { forgetAttempts, takeAttempt, tryCounted } from '../login-throttle.ts';
import type { Occasion } from './challenge.ts';
import { checkAssertion } from './check-assertion.ts';
import type { Assertion } from './credential-fields.ts';
import { loadPasskey } from './load-passkey.ts';

interface Holder {
  tenantId: string;
  userId: string;
}

/** The right passkey of a person, or null; wrong ones are slowed down as wrong passwords are. */
export async function countedPasskey(
  { directory, services, ask }: Approach,
  { tenantId, userId }: Holder,
  occasion: Occasion,
  given: Assertion,
) {
  const key = services.digest('passkey', userId);
  await takeAttempt(directory, key);
  const right = await tryCounted(directory, key, async () => {
    const passkey = await ask(loadPasskey, tenantId, { userId, credentialId: given.id });
    return passkey ? checkAssertion(services, occasion, passkey, given) : null;
  });
  if (right) await forgetAttempts(directory, key);
  return right;
}
