import type { Planted } from '../plant.ts';

const outbound = 'server/src/platform/outbound';

export const ssrfBugs: readonly Planted[] = [
  {
    name: 'literal addresses are left to a lookup that Node never calls',
    file: `${outbound}/create-vetted-connect.ts`,
    changes: [['literal && !mayReach(hostname, options.policy)', 'false']],
    // Two guards stand before this door.
    beside: [
      {
        file: `${outbound}/target-policy.ts`,
        changes: [['literal !== null && !mayReach(literal, policy)', 'false']],
      },
    ],
    caughtBy: 'S1',
  },
  {
    name: 'a name is judged and then asked for again',
    file: `${outbound}/create-vetted-lookup.ts`,
    changes: [['return addresses.slice(0, MOST_DIALLED)', 'return (await resolve(hostname)).slice(0, MOST_DIALLED)']],
    caughtBy: 'S1',
  },
  {
    name: 'the first answer alone is judged',
    file: `${outbound}/create-vetted-lookup.ts`,
    changes: [['addresses.find((address) => !mayReach', 'addresses.slice(0, 1).find((address) => !mayReach']],
    caughtBy: 'S2',
  },
  {
    name: 'a mail server is dialled by its name once it was judged',
    file: `${outbound}/vet-mail-server.ts`,
    changes: [['{ address, servername: name }', '{ address: name, servername: name }']],
    caughtBy: 'S1',
  },
  {
    name: 'IPv4 within IPv6 passes for IPv6',
    file: `${outbound}/parse-address.ts`,
    changes: [['if (isMapped(groups)) return', 'if (isMapped([])) return']],
    caughtBy: 'S8',
  },
  {
    name: 'shared address space passes for public',
    file: `${outbound}/address-policy.ts`,
    changes: [["  '100.64.0.0/10',\n", '']],
    caughtBy: 'S7',
  },
];
