import { ProviderError } from '../../kernel/integrations/provider.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Services } from '../../kernel/services.ts';
import { parseAddressBlocks } from '../outbound/address-block.ts';
import { createResolveName } from '../outbound/create-resolve-name.ts';
import { isOutboundError, OUTBOUND_LIMITS } from '../outbound/outcome.ts';
import { type VettedServer, vetMailServer } from '../outbound/vet-mail-server.ts';

const resolve = createResolveName(OUTBOUND_LIMITS.dnsMs);

/** A mail server under the guard of outgoing calls. Its refusals reveal no address. */
export function findMailServer(services: Services, named: { host: string; port: number }): Promise<VettedServer> {
  const policy = { allow: parseAddressBlocks(services.outboundAllow.join(',')) };
  return vetMailServer(named, policy, resolve).catch((error: unknown) => {
    if (!isOutboundError(error)) throw error;
    throw error.errorCode === 'dns' ? notFound(named) : refused(named);
  });
}

const notFound = ({ host }: { host: string }) =>
  new ProviderError(
    'unavailable',
    words(
      `There is no server ${host}: check how its name is written.`,
      `Сервера ${host} не существует: проверьте, как написано имя.`,
    ),
  );

const refused = ({ host, port }: { host: string; port: number }) =>
  new ProviderError(
    'validation',
    words(
      `Cannot connect to ${host}, port ${port}: only mail ports (25, 465, 587, 2525, 143, 993) of servers on the internet are allowed.`,
      `К ${host}, порт ${port}, подключиться нельзя: только почтовые порты (25, 465, 587, 2525, 143, 993) серверов в интернете.`,
    ),
  );
