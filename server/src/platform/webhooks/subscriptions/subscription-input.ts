import type { FieldError } from '../../../kernel/problems/errors.ts';
import { fieldError, invalid, Refusal, words } from '../../../kernel/problems/errors.ts';
import type { Services } from '../../../kernel/services.ts';
import { parseAddressBlocks } from '../../outbound/address-block.ts';
import { mayReach } from '../../outbound/address-policy.ts';
import { createResolveName } from '../../outbound/create-resolve-name.ts';
import { checkTarget, literalAddress, type TargetFault } from '../../outbound/target-policy.ts';
import { type EventCatalog, testEvent } from '../events/event-catalog.ts';

const resolve = createResolveName(3_000);

/** Judges the address before the transaction: how it is written, and where its name leads now. A name that leads nowhere yet may come to. */
export async function faultOfUrl(url: string, services: Services): Promise<TargetFault | null> {
  const policy = { allow: parseAddressBlocks(services.outboundAllow.join(',')) };
  const fault = checkTarget(url, policy);
  if (fault !== null) return fault;
  const { hostname } = new URL(url);
  if (literalAddress(hostname) !== null) return null;
  const addresses = await resolve(hostname).catch(() => []);
  return addresses.every((address) => mayReach(address, policy)) ? null : 'address';
}

/** Names the rule that was broken, never an address. */
export const urlNotAllowed = (fault: TargetFault) =>
  new Refusal('url_not_allowed', undefined, { errors: [fieldError('/url', fault, faultWords[fault])] });

const faultWords: Record<TargetFault, ReturnType<typeof words>> = {
  scheme: words('must begin with https://', 'должен начинаться с https://'),
  port: words('must use port 443 or an open one from 1024', 'порт должен быть 443 или разрешённый от 1024'),
  credentials: words('must not contain a user name or password', 'не должен содержать имени и пароля'),
  fragment: words('must not hold a fragment', 'не должен содержать фрагмента'),
  host: words('must name a host of the public internet', 'должен указывать на узел открытого интернета'),
  address: words('leads to a network that may not be called', 'ведёт в сеть, куда обращаться нельзя'),
};

/** Refuses names of events that do not exist and headers that are not the owner's to set. */
export function checkSubscription(
  catalog: EventCatalog,
  {
    events = [],
    headers = {},
  }: { events?: readonly string[] | undefined; headers?: Readonly<Record<string, string>> | undefined },
) {
  const unknown = events.flatMap((event, index) =>
    catalog.events.has(event) || event === testEvent
      ? []
      : [fieldError(`/events/${index}`, 'enum', words('is not an event', 'такого события нет'))],
  );
  const errors = [...unknown, ...Object.entries(headers).flatMap(([name, value]) => headerErrors(name, value))];
  if (errors.length > 0) throw invalid(errors);
}

const reserved =
  /^(host|connection|keep-alive|upgrade|transfer-encoding|te|trailer|expect|cookie|user-agent|accept-encoding|x-request-id|traceparent|tracestate|(content|proxy|webhook|x-service)-.*)$/i;

function headerErrors(name: string, value: unknown): FieldError[] {
  const at = `/headers/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/.test(name))
    return [fieldError(at, 'format', words('is not a header name', 'не является именем заголовка'))];
  if (reserved.test(name))
    return [fieldError(at, 'business_rule', words('is set by the platform', 'задаётся платформой'))];
  if (typeof value !== 'string') return [fieldError(at, 'type', words('must be text', 'должно быть текстом'))];
  if (value.length > 1_024)
    return [fieldError(at, 'max_length', words('at most 1024 characters', 'не более 1024 символов'), { limit: 1_024 })];
  return /^[\x20-\x7e•]*$/.test(value)
    ? []
    : [fieldError(at, 'format', words('visible ASCII characters only', 'только видимые символы ASCII'))];
}
