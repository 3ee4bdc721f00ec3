import { signIn } from './environment/sign-in.ts';
import { type Environment, startEnvironment } from './environment/start-environment.ts';
import { quantile, rounded } from './measure/figures.ts';
import { type Connection, openConnection } from './measure/open-connection.ts';
import { requestText } from './measure/request-text.ts';
import { sized } from './measure/size.ts';
import { fillYear, type YearPortal } from './year/fill-year.ts';
import { together } from './year/together.ts';
import { yearLists } from './year/year-lists.ts';
import { part } from './year/year-size.ts';

const calls = sized(100, 2);
const warming = sized(10, 1);
const goal = 1.5;

interface Filled {
  environment: Environment;
  portal: YearPortal;
  token: string;
}

/**
 * A year of twenty portals, or `--part` of it, beside a hundredth of that in an installation of its own: each list of the largest portal,
 * asked in turn of both; then reads, writes and deliveries together. Figures of lists are ratios of one run.
 */
export async function benchYear() {
  const installations: Environment[] = [];
  const filled = async (share: number): Promise<Filled> => {
    const environment = await startEnvironment();
    installations.push(environment);
    const begun = performance.now();
    const portal = await fillYear(environment, share);
    console.log(`${share} of a year was written in ${Math.round((performance.now() - begun) / 1_000)} s`);
    return { environment, portal, token: await signIn(environment, portal.tenantId) };
  };
  try {
    const [large, small] = [await filled(part), await filled(part / 100)];
    const lists = await compareLists(large, small);
    return [...lists, ...(await together(large.environment, large.portal))];
  } finally {
    for (const environment of installations) await environment.stop();
  }
}

async function compareLists(large: Filled, small: Filled) {
  const servers = [await large.environment.startOurs('web'), await small.environment.startOurs('web')];
  const connections = await Promise.all(servers.map(({ port }) => openConnection(port)));
  const rows = [];
  for (const [list, address] of Object.entries(yearLists)) {
    const times: [number[], number[]] = [[], []];
    for (let call = 0; call < calls + warming; call += 1)
      for (const [which, filled] of [large, small].entries())
        times[which]?.push(
          await ask(connections[which] as Connection, requestOf(filled, address(filled.portal, call))),
        );
    const [ofLarge, ofSmall] = times.map((each) => quantile(each.slice(warming), 0.95)) as [number, number];
    rows.push({
      year: list,
      'p95 ms': rounded(ofLarge),
      'of a hundredth': rounded(ofSmall),
      ratio: rounded(ofLarge / ofSmall),
      goal,
    });
  }
  for (const connection of connections) connection.close();
  for (const server of servers) await server.stop();
  return rows;
}

async function ask(connection: Connection, request: string): Promise<number> {
  const sent = performance.now();
  const { status, body } = await connection.send(request);
  if (status !== 200) throw new Error(`${request.slice(0, request.indexOf(' HTTP'))} was refused: ${body}`);
  return performance.now() - sent;
}

/** No key reads the trail: a person does. */
const requestOf = ({ portal, token }: Filled, address: string) =>
  address.startsWith('/api/v1/audit')
    ? `GET ${address} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\n\r\n`
    : requestText('GET', address, portal.key);
