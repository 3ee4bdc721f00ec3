/** Where the campaign's world ends: addresses that stand for the internet, and those that stand for what is inside. */
export interface Place {
  outside4: string;
  outside6: string;
  inner4: readonly string[];
  inner6: readonly string[];
  /** A port that any address may be called at. */
  port: number;
  /** Whether servers stand at the outside addresses: not where no network of one's own could be made. */
  hasOutside: boolean;
}

export const zone = 'hostile.example';

export const outside = { outside4: '93.184.216.34', outside6: '2606:2800:220:1::1' } as const;

/** Each is given to the loopback of a network of the campaign's own; without one the loopback has two of them. */
export const inner4 = [
  ...['127.0.0.1', '127.8.8.8', '169.254.169.254', '10.0.0.1', '172.16.0.1', '192.168.1.1'],
  ...['100.64.0.1', '198.18.0.1', '192.0.0.8', '192.88.99.1', '203.0.113.7'],
] as const;

export const inner6 = [
  ...['::1', 'fd00::1', '64:ff9b::7f00:1', '64:ff9b::a00:1', '64:ff9b:1::a00:1', '2002:7f00:1::1', '2002:a00:1::1'],
  ...['::7f00:1', '::a00:1', '::ffff:0:7f00:1', '2001:db8::1', '2001::1', 'fec0::1', '100::1', '5f00::1'],
] as const;

export const atHome = { inner4: ['127.0.0.1', '127.8.8.8'], inner6: ['::1'] } as const;

/** Ports at which a canary listens: those that URLs may name, those of mail, and those of services nobody may be led to. */
export const canaryPorts = [22, 25, 80, 143, 443, 465, 587, 993, 2525, 5432, 6379, 8080] as const;
