import type { Site } from '../files/site.ts';
import { finding } from '../finding.ts';
import { type HostileRequest, hostileRequests } from './hostile-requests.ts';
import { rawRequest } from './raw-request.ts';

/** Sends every hostile request, each on a connection of its own, and judges what it is answered. */
export async function sendHostile({ port, key }: Pick<Site, 'port' | 'key'>) {
  const asked = hostileRequests(key);
  const wrong = (await Promise.all(asked.map((one) => faultOf(port, one)))).flat();
  return {
    figures: { hostileRequests: asked.length },
    findings: [finding('O1 a hostile request is refused as it should be', wrong)],
  };
}

async function faultOf(port: number, { name, bytes, more, statuses, mostBytes }: HostileRequest): Promise<string[]> {
  const { status, body, taken } = await rawRequest(port, bytes, more);
  if (status === undefined || !statuses.includes(status)) return [`${name}: ${status} ${body.slice(0, 120)}`];
  if (!body.includes('"code"')) return [`${name}: ${status} without a problem`];
  return mostBytes !== undefined && taken > mostBytes ? [`${name}: ${taken} bytes were taken`] : [];
}
