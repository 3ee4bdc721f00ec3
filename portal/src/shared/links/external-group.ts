import { say } from '../../kit/say.ts';
import type { LinkGroup } from './links-list.tsx';

interface ExternalLink {
  externalSource: string;
  externalId: string;
}

/** What other systems call the record. */
export const externalGroup = (links: readonly ExternalLink[]): LinkGroup => ({
  name: say('In other systems', 'В других системах'),
  links: links.map(({ externalSource, externalId }) => ({
    id: `${externalSource} ${externalId}`,
    name: externalId,
    about: externalSource,
  })),
});
