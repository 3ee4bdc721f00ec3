import dns from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

// Loaded before a program of a campaign: every question for a name goes to the name server of the campaign, whichever way it is asked.
// The program itself is as it ships.
const server = `127.0.0.1:${process.env.PROOF_NAME_SERVER}`;
const told = new WeakSet<Resolver>();

for (const name of ['resolve4', 'resolve6'] as const) {
  const own = Resolver.prototype[name] as (this: Resolver, hostname: string) => Promise<string[]>;
  Object.defineProperty(Resolver.prototype, name, {
    value(this: Resolver, hostname: string) {
      if (!told.has(this)) this.setServers([server]);
      told.add(this);
      return own.call(this, hostname);
    },
  });
}

// What a library or a bug would ask behind the product's back: sockets that are given a name and no lookup.
const asking = new Resolver({ timeout: 1_500, tries: 2 });
type Found = { address: string; family: number };
type Told = (error: Error | null, address?: string | Found[], family?: number) => void;
const lookup = (hostname: string, given: { all?: boolean } | Told, last?: Told) => {
  const [options, callback] = typeof given === 'function' ? [{}, given] : [given, last as Told];
  const literal = isIP(hostname);
  if (literal !== 0) {
    if (options.all) callback(null, [{ address: hostname, family: literal }]);
    else callback(null, hostname, literal);
    return;
  }
  void Promise.allSettled([asking.resolve4(hostname), asking.resolve6(hostname)]).then(([four, six]) => {
    const found: Found[] = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
    ];
    const [first] = found;
    if (!first) callback(four.status === 'rejected' ? four.reason : new Error(`${hostname} has no address`));
    else if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
Object.assign(dns, { lookup });
