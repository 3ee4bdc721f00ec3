import { BlockList, isIP } from 'node:net';
import { Value } from 'typebox/value';
import { isOwnMachine } from './kernel/access/own-machine.ts';
import { type Environment, environment } from './settings.schema.ts';

/** One sentence for each wrong, missing or refused setting; none when the process may start. */
export function settingsProblems(given: Environment): string[] {
  const shape = shapeProblems(given);
  if (shape.length > 0) return shape;
  return [...blockProblems(given), ...addressProblems(given), ...missing(given), ...refusedInProduction(given)];
}

function shapeProblems(given: Environment): string[] {
  return Object.entries(environment.properties)
    .filter(([name, schema]) => name in given && !Value.Check(schema, given[name as keyof Environment]))
    .map(([name, schema]) => `${name} must ${(schema as unknown as { must: string }).must}.`);
}

function blockProblems(given: Environment): string[] {
  const wrong = (given.OUTBOUND_ALLOW?.split(',') ?? []).filter((block) => !isBlock(block));
  const proxies = given.TRUSTED_PROXIES === 'none' ? [] : (given.TRUSTED_PROXIES?.split(',') ?? []);
  const unknown = proxies.filter((one) => !isIP(one) && !isBlock(one));
  return [
    ...wrong.map((block) => `OUTBOUND_ALLOW holds ${block}, which is not an address block such as 127.0.0.1/32.`),
    ...unknown.map(
      (one) => `TRUSTED_PROXIES holds ${one}, which is neither an address nor a block such as 10.0.0.0/8.`,
    ),
  ];
}

function isBlock(block: string): boolean {
  const [address = '', length = ''] = block.split('/');
  try {
    new BlockList().addSubnet(address, Number(length), isIP(address) === 6 ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

function addressProblems(given: Environment): string[] {
  const urls = ['PUBLIC_URL', 'DATABASE_URL', 'DATABASE_POOLER_URL', 'SMTP_URL', 'S3_URL'] as const;
  const unreadable = urls.filter((name) => given[name] && !URL.canParse(given[name]));
  const problems = unreadable.map((name) => `${name} is not an address that can be read.`);
  if (!isAddressBook(given.INTEGRATION_BASE_URLS ?? '{}')) {
    problems.push('INTEGRATION_BASE_URLS must be a JSON object of connector to base address.');
  }
  return problems;
}

function isAddressBook(text: string): boolean {
  try {
    return Object.values(JSON.parse(text) as object).every((url) => typeof url === 'string' && URL.canParse(url));
  } catch {
    return false;
  }
}

function missing(given: Environment): string[] {
  const problems: string[] = [];
  if (given.DATABASE_URL && !given.MASTER_KEY) {
    problems.push('MASTER_KEY is required with DATABASE_URL: set it to k1: and 32 random bytes in base64.');
  }
  if (given.DATABASE_POOLER_URL && !given.DATABASE_URL) {
    problems.push('DATABASE_URL is required with DATABASE_POOLER_URL: the address of the database behind the pooler.');
  }
  if (given.SMTP_URL && !given.MAIL_FROM) problems.push('MAIL_FROM is required with SMTP_URL.');
  const kids = (given.MASTER_KEY?.split(',') ?? []).map((key) => key.split(':')[0]);
  if (new Set(kids).size < kids.length) problems.push('MASTER_KEY names two keys alike.');
  return problems;
}

function refusedInProduction(given: Environment): string[] {
  if (given.NODE_ENV !== 'production') return [];
  const problems: string[] = [];
  if (!given.TRUSTED_PROXIES && given.ROLE !== 'worker' && isOwnMachine(given.HOST ?? '127.0.0.1')) {
    problems.push(
      'TRUSTED_PROXIES is required in production on a loopback HOST: every client would be taken for the proxy in front. ' +
        'Set it to the addresses of the proxy, such as 127.0.0.1,::1, or to none if clients connect directly.',
    );
  }
  if (given.OUTBOUND_ALLOW && given.OUTBOUND_ALLOW_IN_PRODUCTION !== 'yes') {
    problems.push('OUTBOUND_ALLOW is refused in production unless OUTBOUND_ALLOW_IN_PRODUCTION is yes.');
  }
  if (given.RATE_LIMITS === 'off') problems.push('RATE_LIMITS cannot be off in production.');
  if (given.INTEGRATION_BASE_URLS) problems.push('INTEGRATION_BASE_URLS is refused in production.');
  return problems;
}
