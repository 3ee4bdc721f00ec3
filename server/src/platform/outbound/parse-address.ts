import { isIPv4, isIPv6 } from 'node:net';

/** An address as eight 16-bit groups; a v4 address, and a v4 address mapped into v6, has `v4` instead. */
export type ParsedAddress = { readonly v4: number } | { readonly groups: readonly number[] };

/** Reads one literal address; null for anything else, zone ids (`fe80::1%eth0`) included. */
export function parseAddress(text: string): ParsedAddress | null {
  if (isIPv4(text)) return { v4: parseQuad(text) };
  if (!isIPv6(text) || text.includes('%')) return null;
  const groups = parseGroups(text);
  if (isMapped(groups)) return { v4: embeddedV4(groups) };
  return { groups };
}

/** The last 32 bits, where mapped and compatible addresses carry their v4. */
export function embeddedV4(groups: readonly number[]): number {
  return (groups[6] ?? 0) * 65536 + (groups[7] ?? 0);
}

function parseQuad(text: string): number {
  return text.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

function parseGroups(text: string): number[] {
  const [head = '', tail] = text.split('::');
  const left = groupsOf(head);
  if (tail === undefined) return left;
  const right = groupsOf(tail);
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

function groupsOf(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const quad = parseQuad(group);
    return [Math.floor(quad / 65536), quad % 65536];
  });
}

function isMapped(groups: readonly number[]): boolean {
  return groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0);
}
