import type { Organization, World } from './seed.ts';

/** BoxId as messages name it; BoxIdGuid is the same without the host. */
export const boxIdOf = (guid: string) => `${guid.replaceAll('-', '')}@diadoc.ru`;

/** Either spelling leads to the box. */
export const sameBox = (guid: string, given: unknown) =>
  typeof given === 'string' && [guid, boxIdOf(guid)].includes(given.toLowerCase());

const find = (organizations: readonly Organization[], given: unknown) => {
  for (const organization of organizations)
    for (const box of organization.boxes) if (sameBox(box.id, given)) return { organization, box };
  return undefined;
};

export const ourBox = (state: World, given: unknown) => find([state.ours, ...state.sisters], given);
export const theirBox = (state: World, given: unknown) => find(state.others, given);
export const anyBox = (state: World, given: unknown) => find([state.ours, ...state.sisters, ...state.others], given);
