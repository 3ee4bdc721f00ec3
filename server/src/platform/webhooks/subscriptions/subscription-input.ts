import type { FieldError } from '../../../kernel/problems/errors.ts';
import { fieldError, invalid, Refusal, words } from '../../../kernel/problems/errors.ts';
import { unknownName } from '../../../kernel/problems/unknown-name.ts';
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

/** Names the address that was given and the rule it breaks, never where its name leads. */
export function urlNotAllowed(fault: TargetFault, url: string, field = 'url') {
  const { en, ru } = faultWords[fault];
  const shown = url.replace(/\/\/[^/@]*@/, '//…@').slice(0, 200);
  const message = words(`${en}; “${shown}” came`, `${ru}; пришло «${shown}»`);
  return new Refusal('url_not_allowed', words(`The address ${message.en}.`, `Адрес ${message.ru}.`), {
    errors: [{ ...fieldError(`/${field}`, fault, message), fix: faultFixes[fault] }],
    fix: faultFixes[fault],
  });
}

const faultWords: Record<TargetFault, ReturnType<typeof words>> = {
  scheme: words('must begin with https://', 'должен начинаться с https://'),
  port: words('must use port 443 or an open one from 1024', 'порт должен быть 443 или разрешённый от 1024'),
  credentials: words('must not contain a user name or password', 'не должен содержать имени и пароля'),
  fragment: words('must not hold a fragment', 'не должен содержать фрагмента'),
  host: words('must name a host of the public internet', 'должен указывать на узел открытого интернета'),
  address: words('leads to a network that may not be called', 'ведёт в сеть, куда обращаться нельзя'),
};

const faultFixes: Record<TargetFault, ReturnType<typeof words>> = {
  scheme: words(
    'Send the same address with https://, such as https://erp.example.ru/hooks.',
    'Передайте тот же адрес с https://, например https://erp.example.ru/hooks.',
  ),
  port: words(
    'Leave the port out for 443, or serve the hook at a port such as 8443.',
    'Уберите порт (будет 443) или принимайте на порту вроде 8443.',
  ),
  credentials: words(
    'Take them out of the address and send them in `headers`, such as Authorization.',
    'Уберите их из адреса и передайте в `headers`, например в Authorization.',
  ),
  fragment: words('Cut the address at “#”.', 'Обрежьте адрес до «#».'),
  host: words(
    'Name a host of the public internet, such as erp.example.ru.',
    'Укажите узел открытого интернета, например erp.example.ru.',
  ),
  address: words(
    'Give the service a public address and let its name lead there; inner networks are never called.',
    'Дайте службе публичный адрес и направьте имя на него: внутренние сети не вызываются.',
  ),
};

/** Refuses names of events that do not exist and headers that are not the owner's to set. */
export function checkSubscription(
  catalog: EventCatalog,
  {
    events = [],
    headers = {},
  }: { events?: readonly string[] | undefined; headers?: Readonly<Record<string, string>> | undefined },
) {
  const known = [...catalog.events.keys(), testEvent];
  const unknown = events.flatMap((event, index) =>
    known.includes(event)
      ? []
      : [
          unknownName(
            { at: `/events/${index}`, code: 'enum' },
            event,
            known,
            words(`“${event}” is not an event`, `события «${event}» нет`),
          ),
        ],
  );
  const errors = [...unknown, ...Object.entries(headers).flatMap(([name, value]) => headerErrors(name, value))];
  if (errors.length > 0) throw invalid(errors);
}

const reserved =
  /^(host|connection|keep-alive|upgrade|transfer-encoding|te|trailer|expect|cookie|user-agent|accept-encoding|x-request-id|traceparent|tracestate|(content|proxy|webhook|x-service)-.*)$/i;

function headerErrors(name: string, value: unknown): FieldError[] {
  const at = `/headers/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/.test(name))
    return [
      {
        ...fieldError(at, 'format', words('is not a header name', 'не является именем заголовка')),
        fix: words(
          'Send a name of ASCII letters and hyphens, such as X-Env.',
          'Передайте имя из букв ASCII и дефисов, например X-Env.',
        ),
      },
    ];
  if (reserved.test(name))
    return [
      {
        ...fieldError(at, 'business_rule', words('is set by the platform', 'задаётся платформой')),
        fix: words(
          'Leave it out, or use a name of your own, such as X-Env.',
          'Уберите его или возьмите своё имя, например X-Env.',
        ),
      },
    ];
  if (typeof value !== 'string') return [fieldError(at, 'type', words('must be text', 'должно быть текстом'))];
  if (value.length > 1_024)
    return [fieldError(at, 'max_length', words('at most 1024 characters', 'не более 1024 символов'), { limit: 1_024 })];
  return /^[\x20-\x7e•]*$/.test(value)
    ? []
    : [fieldError(at, 'format', words('visible ASCII characters only', 'только видимые символы ASCII'))];
}
