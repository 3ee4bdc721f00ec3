import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../bench/measure/processes.ts';
import { type Finding, finding } from '../finding.ts';
import { runTold } from '../run-told.ts';
import type { checkAddresses } from './check-addresses.ts';
import { makeCertificate } from './make-certificate.ts';
import { ownNetwork } from './own-network.ts';
import type { Told } from './try-all.ts';

interface Plan {
  source: string;
  seed: number;
  attempts: number;
  addresses: number;
}

/**
 * T7: every way in which a portal can name an address is tried with addresses that lead inside, in a network of its own where
 * canaries stand at every inner address; and the judgement of addresses is held against the registries.
 */
export async function runSsrfCampaign({ source, seed, attempts, addresses }: Plan) {
  if (source !== root) cpSync(join(root, 'proof'), join(source, 'proof'), { recursive: true });
  const network = ownNetwork();
  const folder = mkdtempSync(join(tmpdir(), 'proof-ssrf-'));
  try {
    const certificate = makeCertificate(folder);
    const settings = { seed, attempts, addresses, certificate, own: network !== null };
    const env = { NODE_EXTRA_CA_CERTS: `${certificate}.crt`, PROOF_SSRF: JSON.stringify(settings) };
    const [tried, judged] = await Promise.all([
      runTold<Told>([...(network ?? []), process.execPath, 'proof/ssrf/try-all.ts'], source, env),
      runTold<ReturnType<typeof checkAddresses>>([process.execPath, 'proof/ssrf/judge-all.ts'], source, env),
    ]);
    return report(tried, judged, network !== null);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(tried: Told | string, judged: ReturnType<typeof checkAddresses> | string, hasNetwork: boolean) {
  const unrun = [tried, judged].filter((one) => typeof one === 'string');
  if (typeof tried === 'string' || typeof judged === 'string')
    return { findings: [finding('S0 the attempts ran', unrun)] };
  const of = (invariant: Told['broken'][number]['invariant']): [count: number, examples: string[]] => {
    const those = tried.broken.filter((one) => one.invariant === invariant);
    return [those.reduce((sum, { count }) => sum + count, 0), those.map(({ what }) => what)];
  };
  const unreached = Object.entries(tried.reached).filter(([door, times]) => times === 0 && !door.endsWith('judged'));
  const [refusals, refused] = of('refusal');
  const findings: Finding[] = [
    finding('S1 nobody knocks at a canary', tried.canaryHits),
    counted('S2 no connection to an address inside is even tried', ...of('inside')),
    counted('S3 what leads inside comes to a refusal', refusals, refused),
    counted('S4 what leads outside is called', ...of('control')),
    finding(
      'S4 every door reaches the outside, so it could have reached the inside',
      hasNetwork ? unreached.map(([door]) => door) : [],
    ),
    counted('S5 no words tell an address that nobody typed', ...of('words')),
    counted('S6 no attempt comes upon a fault of the server', ...of('fault')),
    finding('S7 no address that the registries close is open', judged.opened),
    finding('S8 no address that the registries open is closed, but those listed', judged.closed),
  ];
  const { attempts, calls, questions, canaries, outsideCalls, reached } = tried;
  return {
    ...{
      attempts,
      calls,
      questions,
      outsideCalls,
      canaries,
      canaryHits: tried.canaryHits.length,
      addresses: judged.judged,
    },
    reached,
    skipped: [...(hasNetwork ? [] : [noNetwork]), ...tried.skipped],
    findings,
  };
}

const noNetwork = 'no network of its own: inner addresses beyond the loopback, and every name';

const counted = (invariant: string, count: number, examples: string[]): Finding => ({
  invariant,
  count,
  examples: examples.slice(0, 5),
});
