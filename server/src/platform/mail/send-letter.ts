import type { WriteContext } from '../../kernel/operation.ts';
import type { InvitationVars } from './letters/invitation.ts';
import type { KeyExpiringVars } from './letters/key-expiring.ts';
import type { KeyRevokedVars } from './letters/key-revoked.ts';
import type { LetterLocale } from './letters/letter.ts';

interface Templates {
  invitation: InvitationVars;
  'key-expiring': KeyExpiringVars;
  'key-revoked': KeyRevokedVars;
}

/** A letter that leaves if, and only if, the transaction that asks for it commits. */
export type OutgoingLetter = {
  [T in keyof Templates]: { template: T; to: string; locale: LetterLocale; variables: Templates[T] };
}[keyof Templates];

/** A seam: the post office that stores and sends letters takes this place. */
export async function sendLetter(_ctx: WriteContext, _letter: OutgoingLetter): Promise<void> {}
