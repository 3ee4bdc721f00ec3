/**
 * The special-purpose registries of IANA as they are published, longest prefix first counts:
 * https://www.iana.org/assignments/iana-ipv4-special-registry and …/iana-ipv6-special-registry, with the spaces of multicast.
 * `true` is "Globally Reachable". What the registry leaves open (N/A) is taken for unreachable.
 */
export const v4Registry: ReadonlyArray<readonly [block: string, reachable: boolean, about: string]> = [
  ['0.0.0.0/8', false, 'this network, RFC 791'],
  ['10.0.0.0/8', false, 'private use, RFC 1918'],
  ['100.64.0.0/10', false, 'shared address space, RFC 6598'],
  ['127.0.0.0/8', false, 'loopback, RFC 1122'],
  ['169.254.0.0/16', false, 'link local, RFC 3927'],
  ['172.16.0.0/12', false, 'private use, RFC 1918'],
  ['192.0.0.0/24', false, 'IETF protocol assignments, RFC 6890'],
  ['192.0.0.0/29', false, 'IPv4 service continuity, RFC 7335'],
  ['192.0.0.8/32', false, 'dummy address, RFC 7600'],
  ['192.0.0.9/32', true, 'port control anycast, RFC 7723'],
  ['192.0.0.10/32', true, 'TURN anycast, RFC 8155'],
  ['192.0.0.170/31', false, 'NAT64 discovery, RFC 8880'],
  ['192.0.2.0/24', false, 'documentation, RFC 5737'],
  ['192.31.196.0/24', true, 'AS112, RFC 7535'],
  ['192.52.193.0/24', true, 'AMT, RFC 7450'],
  ['192.88.99.0/24', false, '6to4 relay anycast, deprecated, RFC 7526'],
  ['192.168.0.0/16', false, 'private use, RFC 1918'],
  ['192.175.48.0/24', true, 'direct delegation AS112, RFC 7534'],
  ['198.18.0.0/15', false, 'benchmarking, RFC 2544'],
  ['198.51.100.0/24', false, 'documentation, RFC 5737'],
  ['203.0.113.0/24', false, 'documentation, RFC 5737'],
  ['224.0.0.0/4', false, 'multicast, RFC 5771'],
  ['240.0.0.0/4', false, 'reserved and limited broadcast, RFC 1112 and 919'],
];

/** Outside `2000::/3` nothing is given out: the whole of it is the first line. */
export const v6Registry: ReadonlyArray<readonly [block: string, reachable: boolean, about: string]> = [
  ['::/0', false, 'reserved by the IETF, RFC 4291'],
  ['2000::/3', true, 'global unicast, RFC 4291'],
  ['::1/128', false, 'loopback, RFC 4291'],
  ['::/128', false, 'unspecified, RFC 4291'],
  ['64:ff9b:1::/48', false, 'local translation, RFC 8215'],
  ['100::/64', false, 'discard only, RFC 6666'],
  ['100:0:0:1::/64', false, 'dummy prefix, RFC 9780'],
  ['2001::/23', false, 'IETF protocol assignments, RFC 2928'],
  ['2001::/32', false, 'Teredo, RFC 4380'],
  ['2001:1::1/128', true, 'port control anycast, RFC 7723'],
  ['2001:1::2/128', true, 'TURN anycast, RFC 8155'],
  ['2001:1::3/128', true, 'DNS-SD service registration anycast, RFC 9665'],
  ['2001:2::/48', false, 'benchmarking, RFC 5180'],
  ['2001:3::/32', true, 'AMT, RFC 7450'],
  ['2001:4:112::/48', true, 'AS112, RFC 7535'],
  ['2001:10::/28', false, 'ORCHID, deprecated, RFC 4843'],
  ['2001:20::/28', true, 'ORCHIDv2, RFC 7343'],
  ['2001:30::/28', true, 'drone remote identification, RFC 9374'],
  ['2001:db8::/32', false, 'documentation, RFC 3849'],
  ['2002::/16', false, '6to4, RFC 3056'],
  ['2620:4f:8000::/48', true, 'direct delegation AS112, RFC 7534'],
  ['3fff::/20', false, 'documentation, RFC 9637'],
  ['5f00::/16', false, 'segment routing, RFC 9602'],
  ['fc00::/7', false, 'unique local, RFC 4193'],
  ['fe80::/10', false, 'link local, RFC 4291'],
  ['ff00::/8', false, 'multicast, RFC 4291'],
];

/** Forms that carry an IPv4 address in their last 32 bits and are judged as it is. */
export const embedding = ['::ffff:0:0/96', '::/96'] as const;

/** What the registries call reachable and the product keeps shut: nobody's receiver is there. */
export const keptShut: ReadonlyArray<readonly [block: string, because: string]> = [
  ['192.0.0.9/32', 'anycast of the nearest gateway, which is inside'],
  ['192.0.0.10/32', 'anycast of the nearest relay, which is inside'],
  ['2001:1::1/128', 'anycast of the nearest gateway, which is inside'],
  ['2001:1::2/128', 'anycast of the nearest relay, which is inside'],
  ['2001:1::3/128', 'anycast of the nearest registrar, which is inside'],
  ['2001:3::/32', 'multicast tunnels, of IETF protocol assignments'],
  ['2001:4:112::/48', 'empty zones, of IETF protocol assignments'],
  ['2001:20::/28', 'identifiers that are not routed'],
  ['2001:30::/28', 'identifiers that are not routed'],
];
