import { isOwnMachine } from '../../../kernel/access/own-machine.ts';
import type { Services } from '../../../kernel/services.ts';

/**
 * Who asks for a signature, as WebAuthn calls this installation: an authenticator signs for the host that it knows, at the origin it
 * sees. Browsers make passkeys for names alone, so the machine one works at is `localhost`.
 */
export function relyingParty({ publicUrl }: Pick<Services, 'publicUrl'>) {
  const url = new URL(publicUrl);
  if (isOwnMachine(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, name: 'Prokura', origin: url.origin };
}
