import type { Services } from '../../kernel/services.ts';

/** The Message-ID of a letter of the portal, without brackets: the same for every attempt. */
export const letterIdentifier = (services: Services, letterId: string) => `${letterId}@${domainOf(services)}`;

/** The letters of the portal among identifiers that somebody answers or reports. */
export function letterIdsAmong(services: Services, identifiers: readonly string[]): string[] {
  const ending = `@${domainOf(services)}`;
  return identifiers
    .filter((identifier) => identifier.toLowerCase().endsWith(ending))
    .map((identifier) => identifier.slice(0, -ending.length).toLowerCase())
    .filter((letterId) => uuid.test(letterId));
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const domainOf = ({ publicUrl }: Services) => new URL(publicUrl).hostname.replace(/[^\w.-]/g, '') || 'localhost';
